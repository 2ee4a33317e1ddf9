import { setupI18n } from '@lingui/core';
import { sites } from '#config/sites.ts';
import type { LocaleCode } from '#config/locales.ts';
import { CATEGORY_NAMES } from '#src/pricing/words/priceMessages.ts';
import { createEstimate } from '#src/pricing/server/endpoints/estimate.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import { fitsAddress, readEstimate, writeEstimate } from '#src/pricing/data/estimateLink.ts';
import type { CategoryPrices, CountryPrices, Price } from '#src/pricing/data/prices.ts';
import { withBareApp } from '#tests/support/bareApp.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';

const price = (USD: `${number}`, EUR = USD, RUR = USD): Price => ({ USD, EUR, RUR });
const mobile: CategoryPrices = {
  price: price('0.03', '0.0276', '2.85'),
  flat_rate: false,
  increments: { first: 60, next: 60 },
  prices: [
    { prefixes: ['4915'], price: price('0.03', '0.0276', '2.85') },
    { prefixes: ['4916'], price: price('0.05', '0.046', '4.75') },
  ],
};
const germany: CountryPrices = {
  country_code: 'de',
  name: 'Germany',
  sample: true,
  from: {},
  to: { international: { Mobile: mobile } },
  smsout: price('0.0075', '0.0069', '0.7125'),
  phone_numbers: [{ category: 'Landline', installation: price('1.005'), monthly: price('1.25') }],
};
const TITLES: Readonly<Partial<Record<LocaleCode, string>>> = { en: 'Germany', es: '=Alemania, "D"' };
const prices: Prices = {
  countries: (locale) => [{ iso: 'de', title: TITLES[locale] ?? '', from: false, to: true, index: 0 }],
  titleOf: (iso, locale) => (iso === 'de' ? (TITLES[locale] ?? '') : iso.toUpperCase()),
  country: (iso) => (iso === 'de' ? germany : undefined),
  countryOr: () => germany,
  everywhere: () => ({
    resources: [{ part: 'dialogflow', name: 'x', unit: 'request', price: price('0.003') }],
    subscriptions: [{ part: 'agentsTeam', name: 'x', monthly: price('39') }],
  }),
  origin: () => ({ sample: true }),
  state: () => ({}),
  version: () => '',
  onChange: () => () => undefined,
  close: () => Promise.resolve(),
};
const i18nOf = (locale: LocaleCode) =>
  setupI18n({ locale, messages: { [locale]: locale === 'en' ? {} : { [CATEGORY_NAMES.Mobile.id]: 'Celulares' } } });
const call = (target: string, { method = 'GET', of = prices, site = sites.main } = {}) =>
  withBareApp([createEstimate({ prices: of, i18nOf })], { site }, (server) => server.request(target, { method }));

const CALLS = '0.kind=calls&0.direction=to&0.country=de&0.category=Mobile&0.calls=1000&0.seconds=61';

describe('the form', () => {
  test.each([
    [`${CALLS}&country=de&currency=EUR&product=video`, 'country=de&currency=EUR&product=video&estimate=CALLS'],
    [`product=video&do=&country=de&${CALLS}`, 'country=de&product=video&estimate=CALLS'],
    [`${CALLS}&do=add:numbers&country=de`, 'country=de&estimate=CALLS~numbers.de.Landline.1'],
    [`${CALLS}&do=remove:0`, 'estimate=none'],
    ['', 'estimate=none'],
    // What the page does not know is not carried along.
    [`${CALLS}&country=DE&currency=GBP&product=%2F%2Fevil&estimate=old&x=1`, 'estimate=CALLS'],
  ])('%s leads back to the page', async (fields, query) => {
    const { status, headers } = await call(`/prices/estimate?${fields}`);
    expect(status).toBe(303);
    const expected = `/pricing?${query}#estimate`.replace('CALLS', 'calls.to.de.Mobile.1000.61');
    expect(headers).toMatchObject({ location: expected, 'cache-control': 'no-store' });
  });

  test('in the language of its address, on every site', async () => {
    expect((await call(`/es/prices/estimate?${CALLS}`)).headers.location).toMatch(/^\/es\/pricing\?estimate=calls/);
    expect((await call(`/prices/estimate?${CALLS}`, { site: sites.ru })).headers.location).toMatch(/^\/pricing\?/);
  });

  test('a text goes along, whatever is in it', async () => {
    const text = 'Привет & “да”?\r\n#~.=%00\u0000😀';
    const fields = new URLSearchParams({ '0.kind': 'messages', '0.country': 'de', '0.count': '5', '0.text': text });
    const { location = '' } = (await call(`/prices/estimate?${fields.toString()}`)).headers;
    const { estimate } = readEstimate(new URL(location, 'http://x').searchParams.get('estimate') ?? '');
    expect(estimate).toEqual([
      { kind: 'messages', direction: 'smsout', country: 'de', count: 5, text: text.replace('\r\n', '\n') },
    ]);
  });

  test('lines that are too long for an address are counted, the others are kept', async () => {
    const line = (place: number) => `${String(place)}.kind=messages&${String(place)}.text=${'x'.repeat(670)}`;
    const fields = Array.from({ length: 12 }, (_, place) => line(place)).join('&');
    const { headers } = await call(`/prices/estimate?${fields}&13.kind=numbers&13.count=2`);
    const link = new URL(headers.location ?? '', 'http://x').searchParams.get('estimate') ?? '';
    const { estimate, unread } = readEstimate(link);
    expect(fitsAddress(link)).toBe(true);
    expect([estimate.length + unread, estimate.at(-1)?.kind]).toEqual([13, 'numbers']);
    expect(unread).toBeGreaterThan(0);
  });

  const crowd = Array.from({ length: 1000 }, (_, place) => `${String(place)}.kind=ai`).join('&');
  test.each([
    crowd,
    '__proto__.kind=calls',
    'constructor.kind=ai',
    '1e9.kind=calls',
    '-1.kind=calls',
    'NaN.kind=calls',
    '0.kind=agents&0.plan=%00',
    '0.kind=messages&0.text=%ED%A0%80',
    '%ff=%ff',
    '0.kind=%',
    '&&&===',
    '0.kind[]=calls',
    'country=//evil.com&currency=%0d%0aSet-Cookie:a=b&do=//evil.com',
    'do=remove:999999999999',
    '#',
  ])('%.60s leads to the page and nowhere else, at once', async (fields) => {
    const worked = startCpuClock();
    const { status, headers } = await call(`/prices/estimate?${fields}`);
    expect(worked()).toBeLessThan(1000);
    const { origin, pathname, searchParams, hash } = new URL(headers.location ?? '', 'http://here.example');
    expect([status, origin, pathname, hash]).toEqual([303, 'http://here.example', '/pricing', '#estimate']);
    expect(fitsAddress(searchParams.get('estimate') ?? '')).toBe(true);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('the file', () => {
  const link = 'calls.to.de.Mobile.1000.61~numbers.de.Landline.3~ai.800.90.4.dialogflow~agents.agentsTeam.2';
  const rowsOf = (body: string) => body.replace('\ufeff', '').split('\r\n');

  test('has a row for each part, and totals that are the sums of its amounts', async () => {
    const { status, headers, body } = await call(`/prices/estimate.csv?estimate=${link}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=estimate.csv',
      'cache-control': 'no-store',
    });
    expect(body.startsWith('\ufeffLine,')).toBe(true);
    expect(rowsOf(body)).toEqual([
      'Line,Item,Country,Quantity,Billed,Unit,Rate,Charged,Amount,Currency,Note',
      // 1000 × 120 s × 0.03 / 60
      '1,Outgoing calls · Mobile,Germany,1000,120000,seconds,0.03,per minute,60.00,USD,The lowest rate: calls to some prefixes cost more',
      // 3 × 1.005 = 3.015, half up
      '2,"Numbers · Landline · Connection, once",Germany,3,3,pieces,1.005,once,3.02,USD,',
      '2,Numbers · Landline · Rent,Germany,3,3,pieces,1.25,a month,3.75,USD,',
      // 800 × 4 × 0.003
      '3,Speech and AI · Dialogflow connector,,800,3200,requests,0.003,per request,9.60,USD,',
      '4,"Agents · Kit Team, each agent",,2,2,pieces,39,a month,78.00,USD,',
      // 60 + 3.75 + 9.6 + 78
      ',A month,,,,,,,151.35,USD,',
      ',"Once, at the start",,,,,,,3.02,USD,',
      ',These are sample rates: the provider is fictional.,,,,,,,,,',
      '',
    ]);
  });

  test('is in the currency that is asked for, and in the language of its address; no cell is a formula', async () => {
    const { body } = await call(`/es/prices/estimate.csv?estimate=calls.to.de.Mobile.1000.61&currency=RUR`);
    // 1000 × 2 min × 2.85
    expect(rowsOf(body)[1]).toMatch(
      /^1,Outgoing calls · Celulares,"'=Alemania, ""D""",1000,120000,seconds,2\.85,per minute,5700\.00,RUB,/,
    );
  });

  test('an unknown currency is the default one, as on the page', async () => {
    const { body } = await call(`/prices/estimate.csv?estimate=numbers.de.Landline.1&currency=GBP`);
    expect(rowsOf(body)[1]).toContain(',1.01,USD,');
  });

  test('what has no price is there, without an amount; what could not be read is counted', async () => {
    const unpriced = 'The price list has no rate for this line. It is not in the total.';
    const lines = 'numbers.fr.Mobile.2~what~ai.10.60.1~ai.10.60.1.dialogflow.-cmd~agents.-1.1';
    const { body } = await call(`/prices/estimate.csv?estimate=${lines}`);
    expect(rowsOf(body).slice(1)).toEqual([
      `1,"Numbers · Mobile · Connection, once",FR,2,2,pieces,,once,,USD,${unpriced}`,
      `1,Numbers · Mobile · Rent,FR,2,2,pieces,,a month,,USD,${unpriced}`,
      '2,Speech and AI,,10,,,,,0.00,USD,',
      `3,Speech and AI · Dialogflow connector,,10,10,requests,0.003,per request,,USD,${unpriced}`,
      `3,Speech and AI · -cmd,,10,600,seconds,,per minute,,USD,${unpriced}`,
      `4,Agents · -1,,1,1,pieces,,a month,,USD,${unpriced}`,
      ',A month,,,,,,,0.00,USD,',
      ',"Once, at the start",,,,,,,0.00,USD,',
      ',"1 line of the link could not be read, and is not here.",,,,,,,,,',
      ',These are sample rates: the provider is fictional.,,,,,,,,,',
      '',
    ]);
  });

  test('stale rates say of which day they are', async () => {
    const stale: Prices = { ...prices, origin: () => ({ sample: false, stale_since: '2026-11-01T23:30:00.000Z' }) };
    const { body } = await call('/prices/estimate.csv?estimate=none', { of: stale });
    expect(rowsOf(body).slice(1)).toEqual([
      ',A month,,,,,,,0.00,USD,',
      ',"Once, at the start",,,,,,,0.00,USD,',
      ',"Rates as of November 1, 2026. We cannot load newer ones at the moment.",,,,,,,,,',
      '',
    ]);
  });

  test.each(['', '?estimate=', '?currency=EUR', '?estimate=what', '?estimate=%00', '?estimate=~~~'])(
    '%s is 400: there is no estimate',
    async (query) => {
      expect((await call(`/prices/estimate.csv${query}`)).status).toBe(400);
    },
  );

  test('a link that is longer than the page writes one is read, as there', async () => {
    const long = writeEstimate(
      Array.from({ length: 7 }, () => ({
        kind: 'messages',
        direction: 'smsout',
        country: 'de',
        count: 1,
        text: 'x'.repeat(670),
      })),
    );
    const { status, body } = await call(`/prices/estimate.csv?estimate=${long}`);
    expect([status, rowsOf(body).filter((row) => row.startsWith('7,')).length]).toEqual([200, 1]);
  });
});

test.each([
  ['/prices/estimate/', 'GET'],
  ['/prices/Estimate', 'GET'],
  ['/a/prices/estimate', 'GET'],
  ['/estimate', 'GET'],
  ['/prices/estimate.csv.csv', 'GET'],
  ['/prices/estimate', 'POST'],
])('%s is not its matter, by %s', async (target, method) => {
  expect((await call(target, { method })).body).toBe('{"next":true}');
});
