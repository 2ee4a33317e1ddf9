import { createPrices } from '#src/pricing/server/createPrices.ts';
import type { PriceFiles, PriceSet } from '#src/pricing/server/priceFiles.ts';
import { isListedPacket, sortCountries } from '#src/pricing/server/priceRules.ts';
import { searchPrices } from '#src/pricing/server/priceSearch.ts';
import { PRICE_FILES } from '#src/pricing/server/priceSchema.ts';

const price = (USD: number) => ({ USD, RUR: USD * 100, EUR: USD / 2 });
const category = (USD: number, flat_rate = true) => ({
  name: 'x',
  flat_rate,
  price: price(USD),
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

test('countries are called what the country of the language calls them', () => {
  const from = group(...['ro', 'pl'].map((code) => country(code, { Landline: category(0.01) })));
  const none = { pstn_out_incountry: [], smsinput: [], smsout: [], sms_a2p: [], smsout_international: [] };
  const named = pricesOf({ calls: PRICE_FILES.calls.schema.parse({ from, to: from, ...none }) });
  expect(named.countries('pt').map(({ title }) => title)).toEqual(['Polónia', 'Roménia']);
});

test('accents do not send a name to the end', () => {
  const named = (title: string) => ({ iso: title, title });
  const sorted = sortCountries(['Zambia', 'África', 'Austria', 'Ñu'].map(named), 'es-ES');
  expect(sorted.map(({ title }) => title)).toEqual(['África', 'Austria', 'Ñu', 'Zambia']);
});

test('a country has all that it costs, in all currencies, to the last digit', () => {
  const costs = (USD: string, RUR: string, EUR: string) => {
    const price = { USD, RUR, EUR };
    return { flat_rate: true, price, prices: [{ prefixes: ['1'], price }] };
  };
  expect(prices.country('us')).toEqual({
    country_code: 'us',
    name: 'us in English',
    sample: false,
    from: { international: { Landline: costs('0.01', '1', '0.005') } },
    to: { international: { Landline: costs('0.1', '10', '0.05'), Tollfree: costs('0', '0', '0') } },
    pstn_out_incountry: { USD: '0.008', RUR: '0.8', EUR: '0.004' },
    smsout: { USD: '0.0075', RUR: '0.75', EUR: '0.00375' },
    phone_numbers: [
      {
        category: 'Landline',
        installation: { USD: '0', RUR: '0', EUR: '0' },
        monthly: { USD: '1', RUR: '100', EUR: '0.5' },
      },
    ],
  });
});

test('nothing is kept under the name of a country that there is not: of those an address can have any number', () => {
  const isKept = jest.spyOn(Map.prototype, 'set');
  const asked = ['zz', 'no-such-country', 'us'].map((iso) => pricesOf({ calls, platform }).country(iso)?.name);
  const kept = isKept.mock.calls.map(([key]: unknown[]) => key);
  isKept.mockRestore();
  expect(asked).toEqual([undefined, undefined, 'us in English']);
  expect(['zz', 'no-such-country'].filter((iso) => kept.includes(iso))).toEqual([]);
});

test('a route with a price of its own is there, and what is not sold is not', () => {
  const germany = prices.country('de');
  expect(germany?.to.eea?.Landline?.price.USD).toBe('0.07');
  expect(germany?.to.international?.Mobile).toBeUndefined();
  expect(germany).toMatchObject({ from: {}, phone_numbers: [], smsout_international: { USD: '0.09' } });
  expect(Object.keys(germany ?? {})).not.toContain('smsout');
});

test('rents that could not be had are missing, which is not the same as none', () => {
  expect(Object.keys(pricesOf({ calls }).country('us') ?? {})).not.toContain('phone_numbers');
  expect(prices.country('de')?.phone_numbers).toEqual([]);
});

test('codes are read in any case', () => {
  const [row] = prices.country('at')?.to.international?.Mobile?.prices ?? [];
  expect(row).toEqual({ prefixes: ['43650', '43660'], price: { USD: '0.2', RUR: '20', EUR: '0.1' } });
});

test.each(['by', 'xx', '', 'US', 'constructor'])('%j has no prices', (iso) => {
  expect(prices.country(iso)).toBeUndefined();
});

test('packets whose name has free in it, in any case and place, are not on sale', () => {
  const { packets: shown } = prices.everywhere();
  expect(shown).toEqual({
    MAU: [{ packet_name: '5000', size: 1000, price: { USD: '1', RUR: '100', EUR: '0.5' } }],
    IM: [],
  });
  expect(['Free 1000', 'carefree', 'FREE'].map(isListedPacket)).toEqual([false, false, false]);
});

test('without files there is nothing, and it does not fail', () => {
  const none = pricesOf({});
  expect([none.countries('en'), none.country('us'), none.everywhere()]).toEqual([[], undefined, {}]);
});

test('one file of samples makes samples of all', () => {
  expect(pricesOf({ calls, packets: { ...packets, sample: true } }).country('us')).toMatchObject({ sample: true });
});

test('a country that nobody has a name for is called by its code', () => {
  expect(['at', 'qq', 'zq'].map((iso) => prices.titleOf(iso, 'es'))).toEqual(['Austria', 'qq in English', 'ZQ']);
});

test('what is stale says since when', () => {
  const stale = pricesOf({ calls }, new Date('2026-11-01T10:00:00Z'));
  expect(stale.country('us')).toMatchObject({ sample: false, stale_since: '2026-11-01T10:00:00.000Z' });
});

test('the same rates are the same version in whatever order they came, others are another', () => {
  const version = prices.version();
  expect(pricesOf({ platform, packets, calls }).version()).toBe(version);
  expect(pricesOf({ calls, platform }).version()).not.toBe(version);
});

test('rates that cannot be relied upon are another version, the same all day', () => {
  const versionAt = (time: string) => pricesOf({ calls }, new Date(time)).version();
  const [morning, evening] = [versionAt('2026-11-01T10:00:00Z'), versionAt('2026-11-01T20:00:00Z')];
  expect(morning).toBe(evening);
  expect([pricesOf({ calls }).version(), versionAt('2026-11-02T10:00:00Z')]).not.toContain(morning);
});

test('what the files list twice is there once, and the first counts', () => {
  const rent = (monthly: number) =>
    country('us', { category: 'Landline', installation: price(0), monthly: price(monthly) });
  const usage = (USD: number) => ({ part: 'asr', name: 'x', unit: 'minute', price: price(USD) });
  const subscription = (USD: number) => ({ part: 'sip', name: 'x', monthly: price(USD) });
  const prefixes = [
    { prefixes: ['43650', '43650', '43660'], price: price(0.2) },
    { prefixes: ['43650'], price: price(0.3) },
  ];
  const twice = pricesOf({
    calls: PRICE_FILES.calls.schema.parse({
      ...calls,
      to: group(country('at', { Mobile: { ...category(0.2, false), prices: prefixes } })),
    }),
    packets: PRICE_FILES.packets.schema.parse({ MAU: [packet('5000'), packet('5000')], IM: [] }),
    platform: PRICE_FILES.platform.schema.parse({
      phone_numbers: [rent(1), rent(2)],
      subscriptions: [subscription(1), subscription(2)],
      products: [usage(1), usage(2)],
    }),
    resources: PRICE_FILES.resources.schema.parse({ resources: [usage(1), usage(2)] }),
  });
  expect(twice.country('us')?.phone_numbers).toMatchObject([{ monthly: { USD: '1' } }]);
  expect(twice.everywhere()).toMatchObject({
    products: [{ price: { USD: '1' } }],
    subscriptions: [{ monthly: { USD: '1' } }],
    resources: [{ price: { USD: '1' } }],
    packets: { MAU: [{ size: 1000 }] },
  });
  expect(searchPrices(twice, '43650', 'en')).toHaveLength(1);
});
