import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createHashedAssets } from '#src/server/middleware/hashedAssets.ts';
import { listKnownFiles } from '#src/server/http/knownFiles.ts';
import { createPublicFiles } from '#src/server/middleware/publicFiles.ts';
import { bareApp } from '#tests/support/bareApp.ts';
import { serve, type TestServer } from '#tests/support/serve.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'assets-'));
  await mkdir(path.join(folder, 'client/deep'), { recursive: true });
  await mkdir(path.join(folder, 'public/.well-known'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(folder, 'client/main.0123456789.js'), 'run()');
  await writeFile(path.join(folder, 'client/copied.0123456789.js'), 'plain');
  await writeFile(path.join(folder, 'client/copied.0123456789.js.br'), 'brotli');
  await writeFile(path.join(folder, 'client/copied.0123456789.js.gz'), 'zipped');
  await writeFile(path.join(folder, 'client/style.css'), 'a{}');
  await writeFile(path.join(folder, 'client/index.html'), '<p>');
  await writeFile(path.join(folder, 'client/my.report.v2.final.js'), '1');
  await writeFile(path.join(folder, 'public/favicon.svg'), '<svg/>');
  await writeFile(path.join(folder, 'public/index.html'), '<p>');
  await writeFile(path.join(folder, 'public/.env'), 'secret');
  const [client, open] = [path.join(folder, 'client'), path.join(folder, 'public')];
  const handlers = [
    createHashedAssets(client, () => listKnownFiles(client)),
    createPublicFiles(open, () => listKnownFiles(open)),
  ];
  server = await serve(bareApp(handlers));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['/static/main.0123456789.js', 'text/javascript; charset=utf-8'],
  ['/static/style.css', 'text/css; charset=utf-8'],
  ['/static/my.report.v2.final.js', 'text/javascript; charset=utf-8'],
])('%s is kept for a year', async (target, type) => {
  const { status, headers } = await server.request(target);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
});

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'zipped'],
  ['identity', undefined, 'plain'],
  ['br;q=0, gzip;q=0', undefined, 'plain'],
])('with Accept-Encoding %s the %s copy goes out, as what it is', async (accepted, encoding, body) => {
  const answer = await server.request('/static/copied.0123456789.js', { headers: { 'Accept-Encoding': accepted } });
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', vary: 'Accept-Encoding' });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

const MISSING = [
  '/static/gone.0123456789.js',
  '/static/',
  '/static',
  '/static/deep',
  '/static/deep/',
  '/static/../secret.txt',
  '/static/%2e%2e/secret.txt',
  '/static/..%2fsecret.txt',
  '/static/%2e%2e%5csecret.txt',
  '/static/main.0123456789.js/',
  '/static/%00',
  '/static//main.0123456789.js/x',
];

test.each(MISSING)('%s is 404 in plain words, which nothing runs and nothing keeps', async (target) => {
  const { status, headers, body } = await server.request(target);
  expect(status).toBe(404);
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  expect(body).not.toMatch(/secret|<|next/);
});

test('a known file that is unchanged is 304', async () => {
  const { etag } = (await server.request('/static/style.css')).headers;
  expect((await server.request('/static/style.css', { headers: { 'If-None-Match': etag ?? '' } })).status).toBe(304);
});

test('HEAD tells the same as GET', async () => {
  expect(await server.request('/static/style.css', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
});

test('a public file is kept for a while under its own name', async () => {
  const { status, headers } = await server.request('/favicon.svg');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' });
});

test.each([
  '/.env',
  '/%2eenv',
  '/.well-known',
  '/',
  '/index',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/nothing.txt',
  '/es/favicon.svg',
])('%s is no public file: it is handed on', async (target) => {
  const { body } = await server.request(target);
  expect(body).not.toContain('secret');
  expect(body).toBe('{"next":true}');
});
