import { createPrices } from '#src/server/upstream/prices.ts';
import type { PriceFiles, PriceSet } from '#src/server/upstream/pricesFiles.ts';
import { isListedPacket, sortCountries } from '#src/server/upstream/pricesRules.ts';
import { PRICE_FILES } from '#src/server/upstream/pricesSchema.ts';

const price = (USD: number) => ({ USD, RUR: USD * 100, EUR: USD / 2 });
const category = (USD: number, flat_rate = true) => ({
  ...{ name: 'x', flat_rate, price: price(USD) },
  prices: [{ prefixes: ['1'], price: price(USD) }],
});
const country = (country_code: string, more: object = {}) => ({
  country_code,
  name: `${country_code} in English`,
  ...more,
});
const group = (...international: object[]) => ({ international, eea: [], ru_direct: [] });
const row = (country_code: string, USD: number) => country(country_code, { prices: price(USD) });

const calls = PRICE_FILES.calls.schema.parse({
  from: group(country('us', { Landline: category(0.01) }), country('qq', { Landline: category(0.5) })),
  to: {
    ...group(
      ...['de', 'by', 'us'].map((code) => country(code, { Landline: category(0.1), Tollfree: category(0) })),
      country('AT', {
        Mobile: { ...category(0.2, false), prices: [{ prefixes: ['43650', '43660'], price: price(0.2) }] },
      }),
    ),
    eea: [country('de', { Landline: category(0.07) })],
  },
  pstn_out_incountry: [row('us', 0.008)],
  smsinput: [],
  smsout: [row('us', 0.0075)],
  sms_a2p: [],
  smsout_international: [row('de', 0.09)],
});
const packet = (packet_name: string) => ({ packet_name, size: 1000, price: price(1) });
const packets = PRICE_FILES.packets.schema.parse({
  MAU: [packet('FREE 1000'), packet('5000')],
  IM: [packet('Get it free')],
});
const platform = PRICE_FILES.platform.schema.parse({
  phone_numbers: [country('us', { category: 'Landline', installation: price(0), monthly: price(1) })],
  subscriptions: [],
  products: [],
});

const pricesOf = (current: PriceSet, staleSince?: Date) => {
  const files: PriceFiles = { current, staleSince, onChange: () => () => undefined, close: () => Promise.resolve() };
  return createPrices(files);
};
const prices = pricesOf({ calls, packets, platform });

test('the United States come first, the others by title in the language; by is not listed', () => {
  expect(prices.countries('en').map(({ title }) => title)).toEqual([
    'United States',
    'Austria',
    'Germany',
    'qq in English',
  ]);
  expect(prices.countries('es').map(({ title }) => title)).toEqual([
    'Estados Unidos',
    'Alemania',
    'Austria',
    'qq in English',
  ]);
  expect(prices.countries('ru').map(({ iso }) => iso)).toEqual(['us', 'at', 'de', 'qq']);
  expect(prices.countries('en')[1]).toEqual({ iso: 'at', title: 'Austria', from: false, to: true, index: 1 });
  expect(prices.countries('en')).toBe(prices.countries('en'));
});

test('accents do not send a name to the end', () => {
  const named = (title: string) => ({ iso: title, title });
  const sorted = sortCountries(['Zambia', 'África', 'Austria', 'Ñu'].map(named), 'es-ES');
  expect(sorted.map(({ title }) => title)).toEqual(['África', 'Austria', 'Ñu', 'Zambia']);
});

test('a slice is one country in one currency, to the last digit', () => {
  const row = { flatRate: true, rows: [{ prefixes: ['1'], price: '0.05' }], price: '0.05' };
  expect(prices.slice('us', 'EUR')).toEqual({
    ...{ iso: 'us', sample: false },
    from: { international: { Landline: { ...row, price: '0.005', rows: [{ prefixes: ['1'], price: '0.005' }] } } },
    to: {
      international: { Landline: row, Tollfree: { ...row, price: '0', rows: [{ prefixes: ['1'], price: '0' }] } },
    },
    ...{ inCountry: '0.004', sms: { out: '0.00375' } },
    numbers: [{ category: 'Landline', installation: '0', monthly: '0.5' }],
  });
});

test('a route with a price of its own is in the slice, and what is not sold is not', () => {
  const slice = prices.slice('de', 'USD');
  expect(slice?.to.eea?.Landline?.price).toBe('0.07');
  expect(slice?.to.international?.Mobile).toBeUndefined();
  expect([slice?.from, slice?.sms, slice?.numbers, slice?.inCountry]).toEqual([
    {},
    { international: '0.09' },
    [],
    undefined,
  ]);
});

test('codes are read in any case', () => {
  expect(prices.slice('at', 'RUR')?.to.international?.Mobile?.rows).toEqual([
    { prefixes: ['43650', '43660'], price: '20' },
  ]);
});

test.each(['by', 'xx', '', 'US'])('%j has no slice', (iso) => {
  expect(prices.slice(iso, 'USD')).toBeUndefined();
});

test('packets whose name has free in it, in any case and place, are not on sale', () => {
  expect(prices.packets('USD')).toEqual({ mau: [{ name: '5000', size: 1000, price: '1' }], messages: [] });
  expect(['Free 1000', 'carefree', 'FREE'].map(isListedPacket)).toEqual([false, false, false]);
});

test('without files there is nothing, and it does not fail', () => {
  const none = pricesOf({});
  expect([none.countries('en'), none.slice('us', 'USD'), none.packets('USD')]).toEqual([
    [],
    undefined,
    { mau: [], messages: [] },
  ]);
});

test('what is stale says since when', () => {
  const stale = pricesOf({ calls }, new Date('2026-11-01T10:00:00Z'));
  expect(stale.slice('us', 'USD')).toMatchObject({ sample: false, staleSince: '2026-11-01T10:00:00.000Z' });
});
