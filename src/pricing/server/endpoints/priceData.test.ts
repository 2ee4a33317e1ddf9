import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sites } from '#config/sites.ts';
import { createPriceData } from '#src/pricing/server/endpoints/priceData.ts';
import type { PriceFileKey } from '#src/pricing/server/priceFileNames.ts';
import { PRICE_FILES } from '#src/pricing/server/priceSchema.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import type { CountryPrices } from '#src/pricing/data/prices.ts';
import { bareApp } from '#tests/support/bareApp.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';
import { openEmbeddedPrices } from '#tests/support/embeddedPrices.ts';
import { serve, type TestServer } from '#tests/support/serve.ts';

const FILES = Object.entries(PRICE_FILES).map(([key, { name }]) => [`/prices/${name}`, key as PriceFileKey] as const);
const DOCUMENTS = ['/prices/de.json', '/prices/countries.json', '/prices/schema.json', '/prices.csv'];
const ALL = [...DOCUMENTS, ...FILES.map(([path]) => path), '/prices/search.json?q=de'];

let ours: Prices;
/** What the server asks: a test may put other answers in their place. */
let prices: Prices;
let server: TestServer;
beforeAll(async () => {
  ours = await openEmbeddedPrices();
  const asked = new Proxy({} as Prices, { get: (_target, key) => Reflect.get(prices, key) as unknown });
  server = await serve(bareApp([createPriceData(asked)], { site: sites.main }));
});
beforeEach(() => {
  prices = ours;
});
afterAll(() => server.close());

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.request(target, { headers, method });
const json = async (target: string) => JSON.parse((await ask(target)).body) as Record<string, unknown>;

test('a country is answered with all that it costs, and with the address of its schema', async () => {
  const { status, headers, body } = await ask('/prices/de.json');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'content-length': String(Buffer.byteLength(body)),
  });
  expect(JSON.parse(body)).toEqual({ $schema: '/prices/schema.json', ...ours.country('de') });
  expect(JSON.parse(body)).toMatchObject({ sample: true, country_code: 'de', name: 'Germany' });
});

test('the list names every country that is shown, and where its prices are', async () => {
  const { sample, countries } = (await json('/prices/countries.json')) as {
    sample: boolean;
    countries: { country_code: string; name: string; prices: string }[];
  };
  expect(sample).toBe(true);
  expect(countries).toHaveLength(243);
  expect(countries[0]).toEqual({
    country_code: 'us',
    name: 'United States',
    from: true,
    to: true,
    prices: '/prices/us.json',
  });
  expect(countries.map(({ country_code }) => country_code)).not.toContain('by');
  for (const { name, prices: address } of countries) expect(await json(address)).toMatchObject({ name });
});

test.each(FILES)(
  '%s is the file that another site can take its prices from, with all that is in it',
  async (path, key) => {
    const { body } = await ask(path);
    expect(PRICE_FILES[key].schema.parse(JSON.parse(body))).toEqual(ours.state()[key]);
  },
);

test('the files hold what lists do not show: who reads them applies the rules', async () => {
  expect((await ask('/prices/prices_all.raw.en.json?7f0c')).body).toContain('"country_code":"by"');
  expect((await ask('/prices/prices_packets_vox.raw.en.json')).body).toContain('Free 1000');
});

test('the table is a download in UTF-8', async () => {
  const { headers, bytes } = await ask('/prices.csv');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename=prices.csv',
  });
  expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toContain('Åland');
});

test.each(ALL)('%s may be read by every page', async (target) => {
  const { headers } = await ask(target, { Origin: 'https://somewhere.example' });
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.each(ALL)('%s answers HEAD with the same headers and nothing more', async (target) => {
  const [get, head] = [await ask(target), await ask(target, {}, 'HEAD')];
  expect([head.status, head.body]).toEqual([200, '']);
  for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'vary'])
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
});

test.each(ALL)('%s answers a browser’s question for leave', async (target) => {
  const asked = { Origin: 'https://somewhere.example', 'Access-Control-Request-Headers': 'if-none-match' };
  const { status, headers, body } = await ask(target, asked, 'OPTIONS');
  expect([status, body]).toEqual([204, '']);
  expect(headers).toMatchObject({
    allow: 'GET, HEAD, OPTIONS',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': 'If-None-Match',
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
  for (const target of ALL) {
    const { status, headers, body } = await ask(target, {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(JSON.parse(body)).toMatchObject({ message: 'This address answers GET, HEAD and OPTIONS only' });
  }
});

const DECODE = { br: brotliDecompressSync, gzip: gunzipSync } as const;

test.each(['/prices/de.json', '/prices.csv', '/prices/prices_all.raw.en.json'])(
  '%s is the same in each encoding, under an ETag of its own',
  async (target) => {
    const plain = await ask(target);
    const tags = [plain.headers.etag];
    for (const encoding of ['br', 'gzip'] as const) {
      const { headers, bytes } = await ask(target, { 'Accept-Encoding': encoding });
      expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(bytes.byteLength) });
      expect(headers.vary).toBe('Accept-Encoding');
      expect(DECODE[encoding](bytes).equals(plain.bytes)).toBe(true);
      expect(bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 2);
      tags.push(headers.etag);
    }
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}(-br|-gzip)?"$/);
    expect((await ask(target, { 'Accept-Encoding': 'deflate' })).headers['content-encoding']).toBeUndefined();
    expect((await ask(target, { 'Accept-Encoding': 'gzip;q=0, *;q=0' })).headers['content-encoding']).toBeUndefined();
  },
);

test.each(DOCUMENTS)('%s is not sent to who has it', async (target) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const accept = { 'Accept-Encoding': encoding };
    const { etag = '' } = (await ask(target, accept)).headers;
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await ask(target, { ...accept, 'If-None-Match': header });
      expect([status, body, headers.etag, headers.vary]).toEqual([304, '', etag, 'Accept-Encoding']);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['content-encoding']).toBeUndefined();
    }
    expect((await ask(target, { ...accept, 'If-None-Match': '"other"' })).status).toBe(200);
  }
});

test('an ETag stays until a price changes, or how far prices can be relied upon', async () => {
  const etag = async () => (await ask('/prices/de.json')).headers.etag;
  const first = await etag();
  expect(await etag()).toBe(first);
  prices = { ...ours, state: () => ({ ...ours.state() }) };
  expect(await etag()).toBe(first);
  const stale = { sample: false, stale_since: '2026-11-01T10:00:00.000Z' };
  const withStale = (slice: CountryPrices | undefined) => slice && { ...slice, ...stale };
  prices = { ...ours, origin: () => stale, country: (iso) => withStale(ours.country(iso)) };
  expect(await etag()).not.toBe(first);
  expect(await json('/prices/de.json')).toMatchObject(stale);
  expect(await json('/prices/countries.json')).toMatchObject(stale);
  expect(await json('/prices/search.json?q=de')).toMatchObject(stale);
  expect(await json('/prices/prices_resources.raw.en.json')).toMatchObject({ stale_since: stale.stale_since });
  expect((await ask('/prices.csv')).body.split('\r\n')[1]).toMatch(/,false,2026-11-01T10:00:00\.000Z$/);
  prices = ours;
  expect(await etag()).toBe(first);
});

test('a document is made once', async () => {
  let asked = 0;
  prices = {
    ...ours,
    country(iso) {
      asked += 1;
      return ours.country(iso);
    },
  };
  const state = { ...ours.state() };
  prices.state = () => state;
  for (let round = 0; round < 3; round += 1) await ask('/prices/fr.json');
  expect(asked).toBe(1);
});

test.each([
  '/prices/by.json',
  '/prices/DE.json',
  '/prices/zz.json',
  '/prices/.json',
  '/prices/deu.json',
  '/prices/d.json',
  '/prices/__proto__.json',
  '/prices/constructor.json',
  '/prices/%2e%2e.json',
  '/prices/%64e.json',
  '/prices/..%2fpackage.json',
  '/prices/de%00.json',
  '/prices/de.json.json',
  '/prices/total_vox_prices.en.json',
])('%s is not there: 404, for every page to read', async (target) => {
  const { status, headers, body } = await ask(target);
  expect([status, JSON.parse(body)]).toEqual([404, { code: 'routeNotFound', message: 'This page could not be found' }]);
  expect(headers['access-control-allow-origin']).toBe('*');
});

test.each([
  '/prices/../x.json',
  '/prices/a/../de.json',
  '/prices//de.json',
  '/prices/de.json/',
  '/prices/de',
  '/prices',
  '/prices/estimate',
  '/prices/estimate.csv',
  '/es/prices/de.json',
  '/PRICES/de.json',
  '/prices.csv/',
  '/prices.json',
])('%s is somebody else’s address', async (target) => {
  const { headers, body } = await ask(target);
  expect(body).toBe('{"next":true}');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('without prices all that is made of them is 503, and says when to come back', async () => {
  prices = { ...ours, countries: () => [], country: () => undefined, everywhere: () => ({}), state: () => ({}) };
  for (const target of ALL.filter((path) => path !== '/prices/schema.json')) {
    const { status, headers, body } = await ask(target);
    expect([target, status, headers['retry-after']]).toEqual([target, 503, '60']);
    expect(JSON.parse(body)).toMatchObject({ code: 'pricesUnavailable' });
  }
  expect((await ask('/prices/schema.json')).status).toBe(200);
  expect((await ask('/prices/nothing.json')).status).toBe(404);
});

test('a file that cannot be had takes only itself away', async () => {
  const { calls, platform, resources } = ours.state();
  const rest = Object.fromEntries(Object.entries({ calls, platform, resources }).filter(([, file]) => file));
  prices = { ...ours, state: () => rest };
  expect((await ask('/prices/prices_packets_vox.raw.en.json')).status).toBe(503);
  expect((await ask('/prices/de.json')).status).toBe(200);
});

test('a country is answered well within 100 ms, also the first time', async () => {
  await ask('/prices/us.json', { 'Accept-Encoding': 'br' });
  for (const target of ['/prices/in.json', '/prices/ru.json', '/prices/ru.json']) {
    const worked = startCpuClock();
    await ask(target, { 'Accept-Encoding': 'br' });
    expect(worked()).toBeLessThan(100);
  }
});

test.each([
  ['?q=%2B49+151+2345678', 'Germany', 'number'],
  ['?q=%2B49+151+2345678&lang=es', 'Alemania', 'number'],
  ['?q=49&lang=pt', 'Alemanha', 'prefix'],
  ['?q=%D0%93%D0%B5%D1%80%D0%BC', 'Germany', 'country'],
  ['?q=de&lang=ru', 'Germany', 'country'],
  ['?q=de&lang=constructor', 'Germany', 'country'],
  ['?q=++de++', 'Germany', 'country'],
])('the search %s finds %s as a %s', async (query, title, kind) => {
  const { status, headers, body } = await ask(`/prices/search.json${query}`);
  expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=60']);
  const { sample, matches } = JSON.parse(body) as { sample: boolean; matches: object[] };
  expect([sample, matches[0]]).toEqual([true, expect.objectContaining({ iso: 'de', title, kind })]);
});

test.each(['%00', '%ED%A0%80', '%EF%BF%BD', '__proto__', '%3Cscript%3E', '%F0%9F%98%80'])(
  'the search for %s finds nothing, and does not fail',
  async (q) => {
    expect(await json(`/prices/search.json?q=${q}`)).toEqual({ sample: true, matches: [] });
  },
);

test.each(['', '?q=', '?q=+++', '?q=a&q=b', '?q[]=a', '?Q=de', `?q=${'1'.repeat(61)}`, `?q=${'a'.repeat(10_000)}`])(
  'the search %s is no question: 400',
  async (query) => {
    expect((await ask(`/prices/search.json${query}`)).status).toBe(400);
  },
);
