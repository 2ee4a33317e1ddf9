import Ajv2020 from 'ajv/dist/2020.js';
import { z } from 'zod';
import { countryDataSchema, createCountryJsonSchema } from '#src/pricing/server/priceDataSchema.ts';
import { SCHEMA_PATH } from '#src/pricing/server/priceDocuments.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import type { CountryPrices } from '#src/pricing/data/prices.ts';
import { openEmbeddedPrices } from '#tests/support/embeddedPrices.ts';

/** Checked with Ajv, which readers of the data are likely to use, not with the code that the schema was made from. */

const ajv = new Ajv2020({ strict: true, strictTuples: true, formats: { 'date-time': true } });
const isValid = ajv.compile(createCountryJsonSchema());
/** The same, with nothing allowed that it does not name. */
const isDescribed = ajv.compile(z.toJSONSchema(countryDataSchema, { io: 'output' }));

type Writable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Writable<Value[Key]> } : Value;

/** Fails in the type check when the types of the code and the schema part ways. */
const describe = (country: Writable<CountryPrices>): z.input<typeof countryDataSchema> => ({
  $schema: SCHEMA_PATH,
  ...country,
});
const parse = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

let prices: Prices;
let germany: Record<string, unknown>;
beforeAll(async () => {
  prices = await openEmbeddedPrices();
  germany = parse(describe(prices.country('de') as Writable<CountryPrices>));
});

test('all 243 countries are as the schema says, and have no key that it does not name', () => {
  const slices = prices.countries('en').flatMap(({ iso }) => prices.country(iso) ?? []);
  expect(slices).toHaveLength(243);
  for (const slice of slices) {
    const answer = parse(describe(slice as Writable<CountryPrices>));
    expect([slice.country_code, isValid(answer), isValid.errors]).toEqual([slice.country_code, true, null]);
    expect([slice.country_code, isDescribed(answer), isDescribed.errors]).toEqual([slice.country_code, true, null]);
  }
});

test('between them they have every key that it names', () => {
  const slices = prices.countries('en').flatMap(({ iso }) => prices.country(iso) ?? []);
  const found = new Set(slices.flatMap((slice) => Object.keys(describe(slice as Writable<CountryPrices>))));
  expect([...found, 'stale_since'].sort()).toEqual(Object.keys(countryDataSchema.shape).sort());
});

test('stale prices are valid, and a key that comes later will be', () => {
  expect(isValid({ ...germany, stale_since: '2026-11-01T10:00:00.000Z' })).toBe(true);
  expect(isValid({ ...germany, later: [1] })).toBe(true);
});

test.each([
  ['a number as amount', { pstn_out_incountry: { USD: 0.01, EUR: '0.01', RUR: '1' } }],
  ['an amount with an exponent', { smsout: { USD: '1e-7', EUR: '0.01', RUR: '1' } }],
  ['a negative amount', { smsout: { USD: '-1', EUR: '0.01', RUR: '1' } }],
  ['a missing currency', { smsout: { USD: '1', EUR: '0.01' } }],
  ['a code in upper case', { country_code: 'DE' }],
  [
    'a prefix with plus',
    { to: { international: { Landline: { price: {}, flat_rate: true, prices: [{ prefixes: ['+49'] }] } } } },
  ],
  ['no mark of samples', { sample: undefined }],
])('%s is not valid', (_name, change) => {
  expect(isValid(parse({ ...germany, ...change }))).toBe(false);
});
