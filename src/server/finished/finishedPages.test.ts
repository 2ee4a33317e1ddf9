import type { RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import pino, { type Logger } from 'pino';
import { sites } from '#config/sites.ts';
import { createFinishedPages } from '#src/server/finished/finishedPages.ts';
import { createAnswerFromCache } from '#src/server/middleware/answerFromCache.ts';
import { createSecurityHeaders } from '#src/server/middleware/securityHeaders.ts';
import { createPageCache } from '#src/server/render/pageCache.ts';
import { pageKey } from '#src/server/render/pageKey.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import { createHostedSites } from '#src/server/site/hostedSites.ts';
import { bareApp, localsOf, recordingLogger } from '#tests/support/bareApp.ts';
import { putInCache } from '#tests/support/cachedPage.ts';
import { serve, type Answer, type TestServer } from '#tests/support/serve.ts';
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
const renew = jest.fn(() => Promise.resolve());
const pages = { renew, keyOf: (request: PageRequest) => pageKey(request, offering()) };
const readiness = { ready: true };
const { logger, lines } = recordingLogger();

const chain = bareApp([createSecurityHeaders(), createAnswerFromCache({ cache, pages })], {
  site: sites.main,
  locals: { requestId: 'of-the-chain' },
});

function createFront(log: Logger = logger): RequestListener {
  const { siteOf } = createHostedSites({ kazakhstan: false, strict: false, pseudoLocale: false });
  const answerFinished = createFinishedPages({
    siteOf,
    cache,
    pages,
    readiness,
    logger: log,
    writeLine: (line) => lines.push(line),
    now: () => time,
  });
  const handOn = bareApp([]);
  return (req, res) => {
    if (!answerFinished(req, res)) handOn(req, res);
  };
}

beforeAll(async () => {
  for (const path of ['/about', '/'])
    await putInCache(cache, pages.keyOf(localsOf(path, sites.main))!, { body: TEXT, headers: HEADERS });
});
beforeEach(() => {
  time = 0;
  renew.mockClear();
  readiness.ready = true;
});

describe.each([
  ['in the chain', chain],
  ['before the chain', createFront()],
])('%s', (_place, handler) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serve(handler);
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
    expect(renew).not.toHaveBeenCalled();
  });

  test('past its time a page is answered at once and made anew behind it', async () => {
    time = TTL + 1;
    const { headers, body } = await server.request('/about');
    expect([headers['x-cache'], body]).toEqual(['STALE', TEXT]);
    expect(renew).toHaveBeenCalledTimes(1);
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
    const answer = await server.request('/about', {
      headers: { 'If-None-Match': given(etag), 'Accept-Encoding': 'br' },
    });
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
    const unlike = { date: '', 'x-request-id': '' };
    expect({ ...answer.headers, ...unlike }).toEqual({ ...reference.headers, ...unlike });
  });
});

describe('before the chain', () => {
  let server: TestServer;
  let chained: TestServer;
  beforeAll(async () => {
    [server, chained] = await Promise.all([serve(createFront()), serve(chain)]);
  });
  afterAll(() => Promise.all([server.close(), chained.close()]));
  const isHandedOn = ({ body }: Answer) => body === '{"next":true}';
  const OURS = { Host: 'localhost' };

  test.each(['br', 'gzip', 'zstd', 'identity'])('the headers are those of the chain, with %s', async (encoding) => {
    const headers = { ...OURS, 'Accept-Encoding': encoding };
    const [here, there] = await Promise.all([server, chained].map((either) => either.request('/about', { headers })));
    expect({ ...here!.headers, 'x-request-id': '', date: '' }).toEqual({
      ...there!.headers,
      'x-request-id': '',
      date: '',
    });
    expect(here!.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  test('a page for a host that is not ours is kept out of search engines, and only that', async () => {
    const robots = async (host: string) =>
      (await server.request('/about', { headers: { Host: host } })).headers['x-robots-tag'];
    expect([await robots('evil.example'), await robots('localhost:3000'), await robots('LOCALHOST')]).toEqual([
      'noindex',
      undefined,
      undefined,
    ]);
  });

  test('each answer has an id of its own, and a line with it in the log', async () => {
    lines.length = 0;
    const answers = await Promise.all([server.request('/about'), server.request('/about?email=planted@example.com')]);
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect(
      lines
        .map((line) => JSON.parse(line) as { requestId: string })
        .map(({ requestId }) => requestId)
        .sort(),
    ).toEqual(ids.sort());
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 30,
      method: 'GET',
      site: 'main',
      route: '/about',
      status: 200,
      cache: 'HIT',
    });
    expect(lines.join('')).not.toContain('planted');
  });

  test('the line says of each answer how it was asked for, and what was answered', async () => {
    lines.length = 0;
    for (const more of [{}, { method: 'HEAD' }, { headers: { 'If-None-Match': '*' } }])
      await server.request('/about', more);
    time = TTL + 1;
    await server.request('/about');
    const said = lines.map((line) => JSON.parse(line) as Record<'method' | 'status' | 'cache', string>);
    expect(said.map(({ method, status, cache }) => `${method} ${status} ${cache}`).join()).toBe(
      'GET 200 HIT,HEAD 200 HIT,GET 304 HIT,GET 200 STALE',
    );
  });

  test.each<[string, Record<string, string>, boolean, string?]>([
    ['English', { 'Accept-Language': 'en' }, false],
    ['nothing', {}, false],
    ['Spanish', { 'Accept-Language': 'es' }, true],
    ['Spanish, and has chosen English', { 'Accept-Language': 'es', Cookie: 'a=b; i18n_redirected=en' }, false],
    ['English, and has chosen Spanish', { 'Accept-Language': 'en', Cookie: 'i18n_redirected=es' }, true],
    ['a language that is none', { Cookie: 'i18n_redirected=tlh' }, true],
    ['nothing, and is called to Spanish', {}, true, '/?lang=es'],
  ])(
    'the root is answered to a visitor who wants %s, or handed on',
    async (_wanted, headers, handedOn, target = '/') => {
      for (let again = 0; again < 2; again += 1) {
        const answer = await server.request(target, { headers: { ...OURS, ...headers } });
        expect(isHandedOn(answer)).toBe(handedOn);
        if (!handedOn) expect(answer.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
      }
    },
  );

  test('what drains, has two hosts or does not decode is handed on', async () => {
    expect(isHandedOn(await server.request('/about%zz'))).toBe(true);
    expect(isHandedOn(await server.request('/about', { headers: ['Host', 'localhost', 'Host', 'ru.localhost'] }))).toBe(
      true,
    );
    expect(isHandedOn(await server.request('http://localhost/about'))).toBe(true);
    readiness.ready = false;
    expect(isHandedOn(await server.request('/about'))).toBe(true);
  });

  test('where news are not logged, it has no line', async () => {
    const quiet = await serve(createFront(pino({ level: 'warn' })));
    lines.length = 0;
    expect((await quiet.request('/about', { headers: OURS })).headers['x-cache']).toBe('HIT');
    await quiet.close();
    expect(lines).toEqual([]);
  });

  test('hosts share no page', async () => {
    expect(isHandedOn(await server.request('/about', { headers: { Host: 'ru.localhost' } }))).toBe(true);
  });

  test('other ways to write an address, and long ones, lead to the same page', async () => {
    const long = `/about?${'x'.repeat(4000)}`;
    for (const target of ['/%61bout', '/a%62out', long])
      expect((await server.request(target)).headers['x-cache']).toBe('HIT');
  });
});
