import type { RequestHandler } from 'express';
import { redirectTo } from '#src/server/http/redirect.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const lead = (target: string, options: Parameters<typeof redirectTo>[2] = { status: 302 }) => {
  const redirect: RequestHandler = (_req, res, next) => {
    if (!redirectTo(res, target, options)) next();
  };
  return withBareApp([redirect], {}, (server) => server.request('/'));
};

test.each([301, 302, 303] as const)(
  'status %d goes out, kept by no cache unless a lifetime is given',
  async (status) => {
    const { status: given, headers, body } = await lead('/a', { status });
    expect([given, headers.location, headers['cache-control'], body]).toEqual([status, '/a', 'no-store', '']);
    expect((await lead('/a', { status, cacheControl: 'public, max-age=60' })).headers['cache-control']).toBe(
      'public, max-age=60',
    );
  },
);

test('a missing leading slash is added, letters are encoded', async () => {
  expect((await lead('contacts')).headers.location).toBe('/contacts');
  expect((await lead('/ф?q=é')).headers.location).toBe('/%D1%84?q=%C3%A9');
});

test('a query goes along, behind the target’s own, which holds', async () => {
  expect((await lead('/a?b=1#c', { status: 302, query: '?b=2&utm_source=x' })).headers.location).toBe(
    '/a?b=1&utm_source=x#c',
  );
});

test('a host of ours is a target only for who says that no visitor chooses it', async () => {
  const target = 'https://console.orvandel.example/sign-up';
  expect((await lead(target)).body).toBe('{"next":true}');
  expect((await lead(target, { status: 301, toOwnHosts: true })).headers.location).toBe(target);
  expect((await lead('https://evil.com/', { status: 301, toOwnHosts: true })).body).toBe('{"next":true}');
});

test.each(['//evil.com', '/\\evil.com', 'https://evil.com', 'javascript:alert(1)', '/a\r\nX: y', '/\t/evil.com'])(
  'to %j nothing is sent',
  async (target) => {
    const { status, headers, body } = await lead(target);
    expect([status, headers.location, headers['cache-control'], body]).toEqual([
      200,
      undefined,
      undefined,
      '{"next":true}',
    ]);
  },
);
