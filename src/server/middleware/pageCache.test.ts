import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { sites } from '#config/sites.ts';
import { createPageCacheMiddleware } from '#src/server/middleware/pageCache.ts';
import { createPageCache } from '#src/server/render/pageCache.ts';
import { pageKey } from '#src/server/render/pageKey.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import { bareApp, localsOf } from '#tests/support/bareApp.ts';
import { putInCache } from '#tests/support/cachedPage.ts';
import { serve, type TestServer } from '#tests/support/serve.ts';
import { offering } from '#tests/support/offeredLists.ts';

const TEXT = `<!DOCTYPE html><p>${'text '.repeat(200)}</p>`;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'x-stored': 'yes',
};
const TTL = 60_000;

let time = 0;
const cache = createPageCache({ ttl: TTL, maxBytes: { pages: 1e6, views: 1e6 }, now: () => time });
const refresh = jest.fn();
const pages = { refresh, keyOf: (request: PageRequest) => pageKey(request, offering()) };
let server: TestServer;

beforeAll(async () => {
  await putInCache(cache, pages.keyOf(localsOf('/about', sites.main))!, { body: TEXT, headers: HEADERS });
  server = await serve(bareApp([createPageCacheMiddleware({ cache, pages })], { site: sites.main }));
});
beforeEach(() => {
  time = 0;
  refresh.mockClear();
});
afterAll(() => server.close());

test('a kept page is answered as it was stored, and says so', async () => {
  const { status, headers, body } = await server.request('/about');
  expect([status, body]).toEqual([200, TEXT]);
  expect(headers).toMatchObject({
    ...HEADERS,
    'x-cache': 'HIT',
    vary: 'Accept-Encoding',
    'content-length': String(TEXT.length),
  });
  expect(headers['server-timing']).toContain('HIT');
  expect(headers['set-cookie']).toBeUndefined();
  expect(refresh).not.toHaveBeenCalled();
});

test('past its time a page is answered at once and made anew behind it', async () => {
  time = TTL + 1;
  const { headers, body } = await server.request('/about');
  expect([headers['x-cache'], body]).toEqual(['STALE', TEXT]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each(['/contacts', '/es/about', '/nothing', '/about/', '//about', '/ABOUT'])(
  '%s is not in the cache',
  async (target) => {
    expect((await server.request(target)).body).toBe('{"next":true}');
  },
);

test.each(['/about?x=1', '/about?utm_source=a&fbclid=b', '/%61bout', '/about?'])(
  '%s is the same page',
  async (target) => {
    expect((await server.request(target)).headers['x-cache']).toBe('HIT');
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is never answered from the cache', async (method) => {
  expect((await server.request('/about', { method })).body).toBe('{"next":true}');
});

test('HEAD has the headers of GET and no body', async () => {
  const get = await server.request('/about');
  const head = await server.request('/about', { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  for (const name of ['content-length', 'etag', 'content-type', 'x-cache'])
    expect(head.headers[name]).toBe(get.headers[name]);
});

const plain = (bytes: Buffer) => bytes;

test.each([
  [undefined, undefined, plain],
  ['', undefined, plain],
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ['br;q=0, zstd;q=0, gzip;q=0', undefined, plain],
  ['*', 'br', brotliDecompressSync],
  ['*;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, plain],
  ['identity;q=0, gzip', 'gzip', gunzipSync],
  ['identity;q=0', undefined, plain],
  ['deflate', undefined, plain],
  ['GZIP', 'gzip', gunzipSync],
  ['brotli, gz;;q==', undefined, plain],
  [',,,;q=1', undefined, plain],
  ['__proto__, constructor', undefined, plain],
  ['x'.repeat(8000), undefined, plain],
])('Accept-Encoding %j is answered with %s', async (accepted, encoding, decode) => {
  const headers: Record<string, string> = accepted === undefined ? {} : { 'Accept-Encoding': accepted };
  const answer = await server.request('/about', { headers });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
  expect(decode(answer.bytes).toString()).toBe(TEXT);
  expect(answer.headers['content-length']).toBe(String(answer.bytes.byteLength));
});

test.each([
  ['the same tag', 304, (etag: string) => etag],
  ['a list with it', 304, (etag: string) => `"other", ${etag}`],
  ['the tag without its weak mark, as some proxies send it', 304, (etag: string) => etag.replace('W/', '')],
  ['anything', 304, () => '*'],
  ['another tag', 200, () => 'W/"other"'],
  ['part of it', 200, (etag: string) => etag.slice(0, -2)],
  ['nothing', 200, () => ''],
])('a visitor who has %s gets %s', async (_name, status, given) => {
  const { etag = '' } = (await server.request('/about')).headers;
  const answer = await server.request('/about', { headers: { 'If-None-Match': given(etag), 'Accept-Encoding': 'br' } });
  expect([answer.status, answer.bytes.byteLength > 0]).toEqual([status, status === 200]);
  expect(answer.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': HEADERS['cache-control'] });
  if (status === 304) expect(answer.headers['content-length']).toBeUndefined();
});

test('no header of a visitor but those that choose encoding and validity changes a byte', async () => {
  const reference = await server.request('/about');
  const headers = {
    Cookie: 'i18n_redirected=es',
    'Accept-Language': 'es',
    'User-Agent': 'Googlebot',
    'X-Forwarded-Host': 'evil.com',
    'X-Forwarded-Proto': 'http',
    'X-Original-URL': '/admin',
    'X-Middleware-Subrequest': '1',
    Range: 'bytes=0-3',
    Origin: 'null',
  };
  const answer = await server.request('/about', { headers });
  expect(answer.body).toBe(reference.body);
  expect({ ...answer.headers, date: '' }).toEqual({ ...reference.headers, date: '' });
});
