import type { Prices } from '#src/pricing/server/prices.ts';
import { fillScenes } from '#src/pricing/server/scenes/fillScenes.ts';
import { sceneField, type SceneFields } from '#src/scenes/sceneField.ts';
import { sceneSpecimens } from '#src/scenes/sceneSpecimens.gen.ts';
import { openEmbeddedPrices } from '#tests/support/embeddedPrices.ts';
import { plainSpaces } from '#tests/support/plainSpaces.ts';

let prices: Prices;
beforeAll(async () => {
  prices = await openEmbeddedPrices();
});
afterAll(() => prices.close());

const specimen = (name: 'number-shop' | 'call-strip', locale: 'en' | 'ru'): SceneFields =>
  sceneField.parse({ name, ...sceneSpecimens[name][locale] });

describe('fillScenes', () => {
  it('fills in what a number costs in the currency and the words of the page', () => {
    const { scene } = fillScenes({ scene: specimen('number-shop', 'ru') }, { prices, locale: 'ru' });
    const offers = scene.name === 'number-shop' ? scene.offers : undefined;
    const monthly = prices.country('ru')?.phone_numbers?.find(({ category }) => category === 'Landline')?.monthly.RUR;
    expect(offers?.map(({ title }) => title)).toEqual(['Россия', 'Республика Корея', 'Румыния']);
    expect(plainSpaces(offers?.[0]?.kinds[0]?.monthly ?? '')).toBe(`${String(monthly).replace('.', ',')} ₽`);
  });

  it('reaches the scenes among which a visitor chooses, and leaves those without prices as they are', () => {
    const [call, shop] = [specimen('call-strip', 'en'), specimen('number-shop', 'en')];
    const { scenes } = fillScenes(
      {
        scenes: [
          { label: 'Call', scene: call },
          { label: 'Shop', scene: shop },
        ],
      },
      { prices, locale: 'en' },
    );
    expect(scenes[0]?.scene).toBe(call);
    expect(scenes[1]?.scene).toHaveProperty('offers.0.title', 'United Kingdom');
  });

  it('adds no scene to a block that has none', () => {
    expect(fillScenes({}, { prices, locale: 'en' })).toEqual({});
  });
});
