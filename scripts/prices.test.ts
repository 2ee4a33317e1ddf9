import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasFlag } from 'country-flag-icons';
import { locales, WRITTEN_LOCALES } from '#config/locales.ts';
import { CURRENCY_NAMES } from '#src/shared/currencies.ts';
import { PRICE_FILES, type PriceFile, type RawDestination, type RawPrice } from '#src/pricing/server/priceSchema.ts';
import { toUnits } from '#src/shared/text/decimal.ts';
import { callPrices, packetPrices, platformPrices, resourcePrices } from './lib/priceFiles.ts';
import { serializePrices } from './lib/serializePrices.ts';

const directory = path.resolve('content/prices');
const read = (name: string) => readFileSync(path.join(directory, name), 'utf8');
const parse = <Key extends keyof typeof PRICE_FILES>(key: Key) =>
  PRICE_FILES[key].schema.parse(JSON.parse(read(PRICE_FILES[key].name))) as PriceFile<Key>;
const calls = parse('calls');
const platform = parse('platform');
const groups = [calls.from, calls.to];
const destinations = groups.flatMap(({ international, eea, ru_direct }) => [...international, ...eea, ...ru_direct]);
const called = calls.to.international;
const at = (iso: string): RawDestination => called.find(({ country_code }) => country_code === iso)!;

test.each([
  ['prices_all.raw.en.json', callPrices()],
  ['total_vox_prices.raw.en.json', platformPrices()],
  ['prices_packets_vox.raw.en.json', packetPrices()],
  ['prices_resources.raw.en.json', resourcePrices()],
  ['bucket/total_vox_prices.en.json', platformPrices()],
])('%s is what npm run prices makes, and says that its rates are samples', (name, value) => {
  expect(read(name) === serializePrices(value)).toBe(true);
  expect(JSON.parse(read(name))).toMatchObject({
    sample: true,
    notice: expect.stringContaining('Sample rates') as string,
  });
});

test('all files together stay below half a megabyte', () => {
  const sizes = Object.values(PRICE_FILES).map(({ name }) => Buffer.byteLength(read(name)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
});

test('about 240 countries can be called, more than 60 have numbers', () => {
  expect(new Set(called.map(({ country_code }) => country_code)).size).toBe(called.length);
  expect(called.length).toBeGreaterThanOrEqual(240);
  expect(calls.from.international.length).toBeGreaterThan(60);
});

test('whoever has numbers can be called, and rents them', () => {
  const callable = new Set(called.map(({ country_code }) => country_code));
  const rented = new Set(platform.phone_numbers.map(({ country_code }) => country_code));
  for (const { country_code: iso } of calls.from.international) {
    expect([iso, callable.has(iso), rented.has(iso)]).toEqual([iso, true, true]);
  }
});

/** Every price object, wherever it stands. */
function pricesIn(value: unknown): RawPrice[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('USD' in value) return [value as RawPrice];
  return Object.values(value).flatMap(pricesIn);
}

test('each price has the three currencies, no more and no fewer', () => {
  const files = [calls, platform, parse('packets'), parse('resources')];
  const prices = files.flatMap(pricesIn);
  expect(prices.length).toBeGreaterThan(2000);
  const wrong = prices.filter((price) => Object.keys(price).sort().join() !== [...CURRENCY_NAMES].sort().join());
  expect(wrong).toEqual([]);
});

test('landline ≤ mobile ≤ other in each currency, on every route and for every prefix', () => {
  const wrong = destinations.flatMap((row) =>
    CURRENCY_NAMES.flatMap((currency) => {
      const all = (kind: 'Landline' | 'Mobile' | 'Other') =>
        row[kind]!.prices.map(({ price }) => toUnits(price[currency]));
      const [landline, mobile, other] = [all('Landline'), all('Mobile'), all('Other')];
      const holds = landline.every((a) => mobile.every((b) => a <= b && other.every((c) => b <= c)));
      return holds ? [] : [`${row.country_code} ${currency}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a category costs as little as its cheapest prefix, and is flat when there is one price', () => {
  const wrong = destinations.flatMap((row) =>
    (['Landline', 'Mobile', 'Other', 'Tollfree'] as const).flatMap((kind) => {
      const { price, prices, flat_rate } = row[kind] ?? {};
      const units = (prices ?? []).map((item) => toUnits(item.price.USD));
      const holds = !price || (units.every((one) => toUnits(price.USD) <= one) && units.includes(toUnits(price.USD)));
      return holds && (flat_rate === undefined || flat_rate === (new Set(units).size === 1))
        ? []
        : [`${row.country_code} ${kind}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(WRITTEN_LOCALES)('every country has a name of its own in %s', (locale) => {
  const names = new Intl.DisplayNames(locales[locale].file, { type: 'region', fallback: 'none' });
  const titles = called.map(({ country_code }) => names.of(country_code.toUpperCase()));
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(called.length);
});

test('every country has a flag, which the site serves', () => {
  const without = called.filter(
    ({ country_code: iso }) => !hasFlag(iso.toUpperCase()) || !existsSync(path.resolve(`public/flags/${iso}.svg`)),
  );
  expect(without).toEqual([]);
});

test('one rate holds where a number does not tell whether it is a mobile', () => {
  const told = ({ Landline, Mobile }: RawDestination) =>
    Landline!.prices[0]!.prefixes[0] !== Mobile!.prices[0]!.prefixes[0];
  const american = destinations.filter(({ country_code: iso }) => ['us', 'ca', 'jm'].includes(iso));
  expect(american.filter(told)).toEqual([]);
  for (const { Landline, Mobile, Other } of destinations.filter((row) => !told(row))) {
    expect([Mobile!.price, Other!.price, Mobile!.prices.length]).toEqual([Landline!.price, Landline!.price, 1]);
  }
});

test('whoever owns a toll-free number pays for the calls to it', () => {
  const rows = [calls.from.international, calls.from.eea, calls.from.ru_direct].flat().filter((row) => row.Tollfree);
  expect(rows.length).toBeGreaterThan(60);
  const cheap = rows.filter(({ Tollfree, Landline }) => toUnits(Tollfree!.price.USD) <= toUnits(Landline!.price.USD));
  expect(cheap.map(({ country_code }) => country_code)).toEqual([]);
});

test('the edge cases are there', () => {
  expect(at('by')).toBeDefined();
  expect(at('va').Tollfree).toBeUndefined();
  expect(at('hk').Mobile!.price).toEqual(at('hk').Landline!.price);
  expect(at('gb').Mobile!.prices.map(({ prefixes }) => prefixes.length)).toEqual([3, 3]);
  expect(at('ca').Landline!.prices[0]!.prefixes.length).toBeGreaterThan(10);
  expect(at('us').Tollfree!.price).toEqual({ USD: '0', RUR: '0', EUR: '0' });
  expect(calls.sms_a2p.some(({ country_code }) => country_code === 'cu')).toBe(false);
  expect(parse('packets').MAU[0]!.packet_name).toBe('Free 1000');
});
