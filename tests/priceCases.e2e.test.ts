import { startPricedSite } from '#tests/support/pricedSite.ts';
import { ask } from '#tests/support/serve.ts';

/**
 * One provider's rates and the sums of one estimate, computed by hand, must be found again to the last digit on the page, in
 * its estimator, in the open data and in the table, in every currency and language. The estimate's file: estimate.e2e.
 */

const CURRENCIES = ['USD', 'EUR', 'RUR'] as const;
type Currency = (typeof CURRENCIES)[number];

/** What stands in the provider's files, copied by hand from `providerPrices.ts`: Germany. */
const RATES: Readonly<Record<string, Readonly<Record<Currency, string>>>> = {
  'to Landline': { USD: '0.0135', EUR: '0.0125', RUR: '1.2825' },
  'to Mobile 4915': { USD: '0.0215', EUR: '0.0198', RUR: '2.0425' },
  'to Mobile 4917': { USD: '0.0229', EUR: '0.0211', RUR: '2.1755' },
  'in the country': { USD: '0.0101', EUR: '0.0093', RUR: '0.9595' },
  'sms in': { USD: '0.0251', EUR: '0.0231', RUR: '2.3845' },
  'sms out': { USD: '0.0835', EUR: '0.0769', RUR: '7.9325' },
};

const ESTIMATE = [
  'calls.to.de.Mobile.1000.61',
  'calls.from.us.Landline.333.95',
  // `Olá`: á is not in GSM-7, and three characters are one segment in UCS-2.
  'messages.smsout.de.500.T2zDoQ',
  'numbers.de.Landline.3',
  'agents.agentsTeam.7',
  'ai.500.100.4.asr.dialogflow',
].join('~');

/** Amounts of the lines, their sum for a month, and what is paid once. */
const SUMS: Readonly<Record<Currency, readonly string[]>> = {
  USD: [
    // 1000 calls of 61 s, by the minute: 120 s = 2 min; 2000 min × 0.0215 = 43
    '43.00',
    // 333 calls of 95 s, by the second: 31 635 s = 527.25 min; × 0.0061 = 3.216225
    '3.22',
    // 500 segments × 0.0835 = 41.75
    '41.75',
    '3.45',
    '273.00',
    // 500 calls of 100 s, by 15 s: 105 s; 52 500 s = 875 min × 0.016 = 14; 500 × 4 requests × 0.003 = 6
    '20.00',
    '384.42',
    '3.45',
  ],
  EUR: ['39.60', '3.01', '38.45', '3.18', '252.00', '18.55', '354.79', '3.18'],
  RUR: ['4085.00', '305.54', '3966.25', '327.75', '22400.00', '1900.00', '32984.54', '327.75'],
};

/** How a language writes an amount, by hand: Spanish and Portuguese group from five digits on. */
const LANGUAGES = {
  en: { host: 'localhost', prefix: '', point: '.', group: ',', groupFrom: 4, isBefore: true },
  es: { host: 'localhost', prefix: '/es', point: ',', group: ' ', groupFrom: 5, isBefore: false },
  pt: { host: 'localhost', prefix: '/pt', point: ',', group: ' ', groupFrom: 5, isBefore: false },
  ru: { host: 'ru.localhost', prefix: '', point: ',', group: ' ', groupFrom: 4, isBefore: false },
} as const;
type Language = keyof typeof LANGUAGES;
const SYMBOLS = { USD: '$', EUR: '€', RUR: '₽' } as const;

function written(amount: string, currency: Currency, language: Language): string {
  const { point, group, groupFrom, isBefore } = LANGUAGES[language];
  const [whole = '', fraction = ''] = amount.split('.');
  const grouped = whole.length < groupFrom ? whole : `${whole.slice(0, -3)}${group}${whole.slice(-3)}`;
  const number = `${grouped}${point}${fraction}`;
  // Where the sign stands behind, `$` is another currency to many readers.
  return isBefore ? SYMBOLS[currency] + number : `${number} ${currency === 'USD' ? currency : SYMBOLS[currency]}`;
}

let site: Awaited<ReturnType<typeof startPricedSite>>;
beforeAll(async () => {
  site = await startPricedSite();
});
afterAll(() => site.stop());

const call = async (url: string, host = 'localhost') => {
  const { status, body } = await ask(site.port, url, { headers: { Host: host } });
  expect(status).toBe(200);
  return body;
};

/** Its words, with a bar for each tag; spaces of all kinds as one. */
const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ');

async function page(language: Language, query: string): Promise<string> {
  const { host, prefix } = LANGUAGES[language];
  return await call(`${prefix}/pricing?${query}`, host);
}

/** The HTML of a block, up to the next one. */
function block(html: string, type: string): string {
  const start = html.indexOf(`data-block="${type}"`);
  return html.slice(start, html.indexOf('data-block="', start + 1));
}

const EVERY = (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
  CURRENCIES.map((currency) => [language, currency] as const),
);

test.each(EVERY)('the page in %s and %s has the rates of Germany', async (language, currency) => {
  const view = async (product: string) =>
    textOf(block(await page(language, `country=de&currency=${currency}&product=${product}`), 'price-list'));
  const [voice, messaging] = [await view('voice'), await view('messaging')];
  for (const [name, rate] of Object.entries(RATES)) {
    const text = name.startsWith('sms') ? messaging : voice;
    expect(text).toContain(`|${written(rate[currency], currency, language)}|`);
  }
  // SPEC part 5: the country `by` and packets that are free are never shown.
  expect(voice + messaging).not.toMatch(/Belarus|Bielorrusia|Bielorrússia|Беларусь|Free 1000/);
});

test.each(EVERY)('the estimator in %s and %s has the sums done by hand', async (language, currency) => {
  const html = await page(language, `country=de&currency=${currency}&estimate=${ESTIMATE}`);
  const text = textOf(block(html, 'estimator'));
  const found = SUMS[currency].map((amount) => text.includes(written(amount, currency, language)));
  expect(found).toEqual(SUMS[currency].map(() => true));
});

test('the open data has them, in all currencies at once', async () => {
  const germany = JSON.parse(await call('/prices/de.json')) as {
    to: { international: Record<'Landline' | 'Mobile', { prices: { prefixes: string[]; price: object }[] }> };
  } & Record<'pstn_out_incountry' | 'smsinput' | 'smsout', object>;
  const { Landline, Mobile } = germany.to.international;
  expect([Landline.prices[0]?.price, ...Mobile.prices.map(({ price }) => price)]).toEqual([
    RATES['to Landline'],
    RATES['to Mobile 4915'],
    RATES['to Mobile 4917'],
  ]);
  expect([germany.pstn_out_incountry, germany.smsinput, germany.smsout]).toEqual([
    RATES['in the country'],
    RATES['sms in'],
    RATES['sms out'],
  ]);
});

test('the table has them, in the order of its columns', async () => {
  const [head = '', ...rows] = (await call('/prices.csv')).trim().split('\r\n');
  const columns = head.replace('\uFEFF', '').split(',');
  const germany = rows.filter((row) => row.startsWith('de,')).map((row) => row.split(','));
  const at = (row: readonly string[], name: string) => row[columns.indexOf(name)];
  const row = (direction: string, group: string, category: string, prefix: string) =>
    germany.find(
      (cells) =>
        at(cells, 'direction') === direction &&
        at(cells, 'group') === group &&
        at(cells, 'category') === category &&
        (at(cells, 'prefixes') ?? '').startsWith(prefix),
    ) ?? [];
  const found = [
    row('to', 'international', 'Landline', ''),
    row('to', 'international', 'Mobile', '4915'),
    row('to', 'international', 'Mobile', '4917'),
    row('in-country', 'pstn_out_incountry', '', ''),
    row('sms', 'smsinput', '', ''),
    row('sms', 'smsout', '', ''),
  ];
  expect(found.map((cells) => CURRENCIES.map((currency) => at(cells, currency)))).toEqual(
    Object.values(RATES).map((rate) => CURRENCIES.map((currency) => rate[currency])),
  );
});
