import { locales } from '#config/locales.ts';
import { formatRate } from '#src/pricing/words/formatMoney.ts';
import { regionNames } from '#src/i18n/regionNames.ts';
import type { Price } from '#src/pricing/data/prices.ts';
import type { SceneFacts } from '#src/pricing/server/scenes/SceneFacts.ts';
import type { NumberShopScene } from '#src/scenes/catalogue/number-shop/schema.ts';

/** @returns the scene with its countries named, and with what their numbers cost; a country without numbers is left out */
export function fillNumberShop(scene: NumberShopScene, { prices, locale }: SceneFacts): NumberShopScene {
  const { iso } = locales[locale];
  const names = regionNames(iso);
  const offers = scene.countries.flatMap((country) => {
    const rents = prices.country(country)?.phone_numbers ?? [];
    const kinds = rents.flatMap(({ category, monthly, installation }) => {
      if (category === 'Other') return [];
      const write = (price: Price) => formatRate(price[scene.currency], scene.currency, iso);
      return [{ category, monthly: write(monthly), installation: write(installation) }];
    });
    return kinds.length > 0 ? [{ country, title: names.of(country.toUpperCase()) ?? country, kinds }] : [];
  });
  return { ...scene, offers };
}
