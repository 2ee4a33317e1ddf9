import type { Prices } from '#src/pricing/server/createPrices.ts';
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

const specimen = (name: 'number-shop' | 'invoice' | 'call-strip', locale: 'en' | 'ru'): SceneFields =>
  sceneField.parse({ name, ...sceneSpecimens[name][locale] });

describe('fillScenes', () => {
  it('fills in what a number costs in the currency and the words of the page', () => {
    const { scene } = fillScenes({ scene: specimen('number-shop', 'ru') }, { prices, locale: 'ru' });
    const offers = scene.name === 'number-shop' ? scene.offers : undefined;
    const monthly = prices.country('ru')?.phone_numbers?.find(({ category }) => category === 'Landline')?.monthly.RUR;
    expect(offers?.map(({ title }) => title)).toEqual(['Россия', 'Республика Корея', 'Румыния']);
    expect(plainSpaces(offers?.[0]?.kinds[0]?.monthly ?? '')).toBe(`${String(monthly).replace('.', ',')} ₽`);
  });

  it('adds an estimate up from the list: its amounts are the total, its bars the whole line', () => {
    const { scene } = fillScenes({ scene: specimen('invoice', 'en') }, { prices, locale: 'en' });
    const sum = scene.name === 'invoice' ? scene.sum : undefined;
    const cents = (amount: string) => Math.round(Number(amount.replaceAll(/[^\d.]/g, '')) * 100);
    expect(sum?.parts).toHaveLength(4);
    expect(sum?.parts.reduce((total, { amount }) => total + cents(amount), 0)).toBe(cents(sum?.monthly ?? ''));
    expect(sum?.parts.at(-1)?.until).toBeCloseTo(1000);
    // 2,941 calls of 127 s at the rate of a minute, with all its digits.
    const rate = Number(prices.country('us')?.from.international?.Landline?.price.USD);
    expect(Number(sum?.parts[0]?.exact.slice(1))).toBeCloseTo((2941 * 127 * rate) / 60, 8);
  });

  it('shows no sum that leaves a line out', () => {
    const estimate = 'calls.from.us.Landline.10.60~numbers.aq.Landline.1';
    const scene = { ...specimen('invoice', 'en'), estimate } as SceneFields;
    expect(fillScenes({ scene }, { prices, locale: 'en' }).scene).toHaveProperty('sum', undefined);
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
