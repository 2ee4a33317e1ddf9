import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeFinished } from '#src/server/finished/writeFinished.ts';
import type { CachedPage } from '#src/server/render/cacheSpace.ts';
import { serve, type TestServer } from '#tests/support/serve.ts';

const TEXT = '<!DOCTYPE html><p>text';
const pageWith = (headers: Readonly<Record<string, string>>): CachedPage => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  etag: '"tag"',
  bodies: { br: brotliCompressSync(TEXT), gzip: gzipSync(TEXT), plainLength: TEXT.length },
});
const SAYS = { state: 'HIT', isForeign: false, varies: 'Accept-Encoding', requestId: 'id' } as const;

/** Answers by a head that is stored, or by Node's own way. */
const serveBy = (isUntouched: boolean, page: CachedPage) =>
  serve((req, res) => {
    try {
      writeFinished(req, res, page, { ...SAYS, isUntouched });
    } catch {
      res.destroy();
    }
  });

const page = pageWith({ 'x-stored': 'yes' });
let stored: TestServer;
let written: TestServer;
beforeAll(async () => {
  [stored, written] = await Promise.all([serveBy(true, page), serveBy(false, page)]);
});
afterAll(() => Promise.all([stored.close(), written.close()]));

const ask = (more = '', method = 'GET', version = '1.1') =>
  `${method} / HTTP/${version}\r\nHost: localhost\r\n${more}\r\n`;
const LAST = 'Connection: close\r\n';

test.each([
  ['a question', ask(LAST), ['close']],
  ['two at once', ask() + ask(LAST), ['keep-alive', 'close']],
  ['HEAD, and one behind it', ask('', 'HEAD') + ask(LAST), ['keep-alive', 'close']],
  ['one of an old client', ask('', 'GET', '1.0'), ['close']],
  [
    'one of an old client that stays',
    ask('Connection: keep-alive\r\n', 'GET', '1.0') + ask(LAST),
    ['keep-alive', 'close'],
  ],
  ['one who has the page', ask('If-None-Match: "tag"\r\n') + ask(LAST), ['keep-alive', 'close']],
  ['one who takes brotli', ask(`Accept-Encoding: br\r\n${LAST}`), ['close']],
])('%s: a head that was stored is what Node would have written', async (_what, bytes, connections) => {
  const said = await stored.raw(bytes);
  expect(withoutDate(said)).toBe(withoutDate(await written.raw(bytes)));
  expect(said.match(/^Connection: .*(?=\r$)/gm)).toEqual(connections.map((each) => `Connection: ${each}`));
  expect(said.match(/^Date: .* GMT\r$/gm)).toHaveLength(connections.length);
});

const withoutDate = (said: string) => said.replaceAll(/^Date: .*\r\n/gm, '');

test('each answer has its own id, and the length of its body', async () => {
  expect(await stored.raw(ask(LAST))).toMatch(
    /\r\nContent-Length: 22\r\nX-Request-Id: id\r\n[^]*\r\n\r\n<!DOCTYPE html><p>text$/,
  );
});

test.each([
  ['a line', { 'x-split': 'a\r\nSet-Cookie: b=c' }],
  ['a name that is none', { 'x split': 'a' }],
  ['a sign beyond Latin', { 'x-sign': '→' }],
])('%s in a header never reaches an answer', async (_what, headers) => {
  const server = await serveBy(true, pageWith(headers));
  expect(await server.raw(ask(LAST))).toBe('');
  await server.close();
});

test('what was set on the answer before goes with it', async () => {
  const server = await serve((req, res) => {
    writeFinished(req, res.setHeader('X-Before', 'yes'), page, { ...SAYS, isUntouched: false });
  });
  expect((await server.request('/')).headers).toMatchObject({ 'x-before': 'yes', 'x-stored': 'yes' });
  await server.close();
});

test('a Node that stores no head is told of all headers', () => {
  const writeHead = jest.fn();
  const res = { writeHead, end: jest.fn() } as unknown as ServerResponse;
  writeFinished({ method: 'GET', headers: { 'accept-encoding': 'gzip' } }, res, page, { ...SAYS, isUntouched: true });
  const [status, list] = writeHead.mock.calls[0] as [number, string[]];
  const length = String(page.bodies.gzip.byteLength);
  expect([status, list.slice(-4)]).toEqual([200, ['Content-Length', length, 'X-Request-Id', 'id']]);
  expect(list).toContain('text/html; charset=utf-8');
});

test('this Node does store heads: what finished pages are measured by', async () => {
  const known: unknown[] = [];
  const server = await serve((_req, res) => res.end(String(known.push(typeof res._storeHeader))));
  await server.request('/');
  expect(known).toEqual(['function']);
  await server.close();
});
