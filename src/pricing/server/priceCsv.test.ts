import { readFileSync } from 'node:fs';
import { PRICE_FILES } from '#src/pricing/server/priceSchema.ts';
import { writePriceCsv } from '#src/pricing/server/priceCsv.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import { openEmbeddedPrices } from '#tests/support/embeddedPrices.ts';

/** RFC 4180, read by hand. */
function readCsv(csv: string): string[][] {
  return csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, plain = '']) =>
        quoted === undefined ? plain : quoted.replaceAll('""', '"'),
      ),
    );
}

let prices: Prices;
let rows: string[][];
beforeAll(async () => {
  prices = await openEmbeddedPrices();
  rows = readCsv(writePriceCsv(prices));
});
const find = (...start: string[]) => rows.filter((row) => start.every((cell, column) => row[column] === cell));

test('it has a header, and each row has its columns', () => {
  expect(rows[0]).toEqual([
    'country_code',
    'country',
    'direction',
    'group',
    'category',
    'prefixes',
    'increments',
    'unit',
    'USD',
    'EUR',
    'RUR',
    'sample',
    'stale_since',
  ]);
  expect([...new Set(rows.map((row) => row.length))]).toEqual([13]);
  expect([...new Set(rows.slice(1).map((row) => row[11]))]).toEqual(['true']);
});

test('a row is a rate, in all currencies, as the price list has it', () => {
  const germany = prices.country('de')!;
  const amounts = ({ USD, EUR, RUR }: Record<'USD' | 'EUR' | 'RUR', string>) => [USD, EUR, RUR];
  const mobile = germany.to.international!.Mobile!;
  expect(find('de', 'Germany', 'to', 'international', 'Mobile')).toEqual(
    mobile.prices.map(({ prefixes, price }) => [
      'de',
      'Germany',
      'to',
      'international',
      'Mobile',
      prefixes.join(' '),
      '60/60',
      'minute',
      ...amounts(price),
      'true',
      '',
    ]),
  );
  const [rent] = germany.phone_numbers ?? [];
  expect(find('de', 'Germany', 'number', 'phone_numbers', rent!.category)).toEqual([
    [
      'de',
      'Germany',
      'number',
      'phone_numbers',
      rent!.category,
      '',
      '',
      'once',
      ...amounts(rent!.installation),
      'true',
      '',
    ],
    [
      'de',
      'Germany',
      'number',
      'phone_numbers',
      rent!.category,
      '',
      '',
      'month',
      ...amounts(rent!.monthly),
      'true',
      '',
    ],
  ]);
  expect(find('de', 'Germany', 'in-country').map((row) => row.slice(3, 11))).toEqual([
    ['pstn_out_incountry', '', '', '', 'minute', ...amounts(germany.pstn_out_incountry!)],
  ]);
  expect(find('de', 'Germany', 'sms').map((row) => [row[3], row[7]])).toEqual(
    ['smsinput', 'smsout', 'sms_a2p', 'smsout_international'].map((group) => [group, 'message']),
  );
});

test('what costs the same everywhere has no country', () => {
  expect(find('', '', 'everywhere', 'resources', 'asr')).toEqual([
    ['', '', 'everywhere', 'resources', 'asr', '', '15/15', 'minute', '0.016', '0.0148', '1.52', 'true', ''],
  ]);
  expect(find('', '', 'everywhere', 'subscriptions', 'agentsTeam')[0]?.slice(7, 11)).toEqual([
    'month',
    '39',
    '36',
    '3200',
  ]);
  expect(find('', '', 'everywhere', 'MAU')[0]?.slice(4, 11)).toEqual([
    '5000 MAU',
    '',
    '',
    'packet',
    '49',
    '45.08',
    '4655',
  ]);
});

test('what is never listed is not in it', () => {
  expect(rows.filter(([code]) => code === 'by')).toEqual([]);
  expect(rows.filter((row) => /free \d/i.test(row[4] ?? ''))).toEqual([]);
});

test('it holds every call rate of the price file, to the last digit', () => {
  interface Row {
    readonly prefixes: string[];
    readonly price: { readonly USD: number; readonly EUR: number; readonly RUR: number };
  }
  const file = JSON.parse(readFileSync(`content/prices/${PRICE_FILES.calls.name}`, 'utf8')) as Record<
    'to' | 'from',
    Record<string, (Record<string, { prices?: Row[] }> & { country_code: string })[]>
  >;
  const written = new Set(rows.map((row) => [row[0], row[2], row[3], row[4], row[5], ...row.slice(8, 11)].join('|')));
  let count = 0;
  for (const direction of ['to', 'from'] as const)
    for (const [group, countries] of Object.entries(file[direction]))
      for (const country of countries.filter(({ country_code }) => country_code !== 'by'))
        for (const category of ['Landline', 'Mobile', 'Other', 'Tollfree'])
          for (const { prefixes, price } of country[category]?.prices ?? []) {
            count += 1;
            expect(written).toContain(
              [
                country.country_code,
                direction,
                group,
                category,
                prefixes.join(' '),
                price.USD,
                price.EUR,
                price.RUR,
              ].join('|'),
            );
          }
  expect(count).toBeGreaterThan(1000);
  expect(rows.filter(([, , direction = '']) => ['to', 'from'].includes(direction))).toHaveLength(count);
});

test('names of a provider cannot break it, nor be formulas', () => {
  const hostile: Prices = {
    ...prices,
    countries: () => prices.countries('en').filter(({ iso }) => iso === 'de'),
    country: (iso) => ({ ...prices.country(iso)!, name: '=HYPERLINK("https://evil.com","Germany")' }),
  };
  const written = readCsv(writePriceCsv(hostile));
  expect([...new Set(written.map((row) => row.length))]).toEqual([13]);
  expect(written[1]?.[1]).toBe(`'=HYPERLINK("https://evil.com","Germany")`);
});
