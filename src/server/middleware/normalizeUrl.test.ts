import type { RequestHandler } from 'express';
import { sites } from '#config/sites.ts';
import { createNormalizeUrl } from '#src/server/middleware/normalizeUrl.ts';
import { bareApp } from '#tests/support/bareApp.ts';
import { serve, type TestServer } from '#tests/support/serve.ts';

const say: RequestHandler = (_req, res) => {
  res.json({ ...res.locals.address, route: res.locals.match?.route.path ?? null });
};

let server: TestServer;
beforeAll(async () => {
  server = await serve(bareApp([createNormalizeUrl(), say], { locals: { site: sites.main } }));
});
afterAll(() => server.close());

test.each([
  ['/', '/', 'en', '/'],
  ['/es?a=%zz', '/', 'es', '/'],
  ['/pt/about', '/about', 'pt', '/about'],
  ['/%61bout', '/about', 'en', '/about'],
  ['/about/', '/about/', 'en', null],
  ['/es/', '/es/', 'es', null],
  ['//evil.com', '//evil.com', 'en', null],
  ['//about', '//about', 'en', null],
  ['/x/..//about', '/x/..//about', 'en', null],
  ['/a/../about', '/a/../about', 'en', null],
  ['/./about', '/./about', 'en', null],
  ['/about;x=1', '/about;x=1', 'en', null],
  ['/legal%2Foffer', '/legal%2Foffer', 'en', null],
  ['/ABOUT', '/ABOUT', 'en', null],
  ['/about%20', '/about ', 'en', null],
])('%s is path %s in %s', async (target, path, locale, route) => {
  const answer = await server.request(target);
  expect(JSON.parse(answer.body)).toMatchObject({ path, locale, route });
});

test.each(['/%zz', '/%', '/es/%E0%A4%A', 'http://evil.com/about', 'https://localhost/', '*'])(
  'target %s is 400',
  async (target) => {
    expect((await server.request(target, { method: target === '*' ? 'OPTIONS' : 'GET' })).status).toBe(400);
  },
);
