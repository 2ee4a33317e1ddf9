import { sites } from '#config/sites.ts';
import { createNotFound } from '#src/server/middleware/notFound.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const REDIRECTS = [
  { from: '/old', to: '/new' },
  { from: '/with-slash/', to: '/new/page' },
  { from: 'bare', to: 'contacts' },
  { from: '/query', to: '/search?q=a#b' },
  { from: '/deep/old', to: '/products/voicebot' },
  { from: '/to-root', to: '/' },
  { from: '/twice', to: '/first' },
  { from: '/twice', to: '/second' },
  { from: '/host', to: '//evil.com' },
  { from: '/backslash', to: '/\\evil.com' },
  { from: '/scheme', to: 'https://evil.com/' },
  { from: '/script', to: 'javascript:alert(1)' },
  { from: '/split', to: '/a\r\nSet-Cookie: a=b' },
  { from: '/about', to: '/pages/about' },
];

const askFor = (target: string, method = 'GET', site = sites.main) =>
  withBareApp([createNotFound({ getRedirects: () => Promise.resolve(REDIRECTS) })], { site }, (server) =>
    server.request(target, { method }),
  );

test.each([
  ['/old', '/new'],
  ['/old/', '/new'],
  ['/old?utm=1', '/new'],
  ['/old/?utm=1', '/new'],
  ['/with-slash', '/new/page'],
  ['/bare', '/contacts'],
  ['/query', '/search?q=a#b'],
  ['/deep/old/', '/products/voicebot'],
  ['/to-root', '/'],
  ['/twice', '/first'],
  ['/%6fld', '/new'],
  ['/es/old', '/es/new'],
  ['/es/old/?a', '/es/new'],
  ['/pt/bare', '/pt/contacts'],
  ['/es/to-root', '/es'],
  ['/about', '/pages/about'],
])('%s is moved to %s for good', async (target, location) => {
  const { status, headers } = await askFor(target);
  expect([status, headers.location]).toEqual([301, location]);
});

test('a redirect of the list is not kept by browsers for ever: it may be changed', async () => {
  expect((await askFor('/old')).headers['cache-control']).toBe('no-store');
});

test.each(['/', '/es/', '/OLD', '/old//', '//old', '/older', '/ol', '/old/x', '/old%2F'])(
  '%s is in no list: 404',
  async (target) => {
    expect((await askFor(target)).status).toBe(404);
  },
);

test.each(
  ['', '/es'].flatMap((prefix) => ['/host', '/backslash', '/scheme', '/script', '/split'].map((path) => prefix + path)),
)('%s, whose target is hostile, never leaves the site', async (target) => {
  const { status, headers } = await askFor(target);
  expect(headers['set-cookie']).toBeUndefined();
  expect(new URL(headers.location ?? '/', 'https://site.example').host).toBe('site.example');
  expect([301, 404]).toContain(status);
});

test('an address that no route knows says so in other words than a page that is missing', async () => {
  expect(JSON.parse((await askFor('/nothing')).body)).toEqual({
    code: 'routeNotFound',
    message: 'This page could not be found',
  });
  expect(JSON.parse((await askFor('/blog/no-such-post')).body)).toEqual({
    code: 'pageNotFound',
    message: 'Page not found',
  });
});

test('below a group that takes pages there is no address without a page', async () => {
  expect(JSON.parse((await askFor('/products/no-such-product')).body)).toMatchObject({ code: 'routeNotFound' });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is 405 with what is allowed, on moved addresses too',
  async (method) => {
    for (const target of ['/old', '/nothing', '/about']) {
      const { status, headers } = await askFor(target, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  },
);

test('HEAD is answered as GET is', async () => {
  expect(await askFor('/old', 'HEAD')).toMatchObject({ status: 301, headers: { location: '/new' } });
  expect((await askFor('/nothing', 'HEAD')).status).toBe(404);
});

test('a site without prefixes redirects without one', async () => {
  expect((await askFor('/old', 'GET', sites.ru)).headers.location).toBe('/new');
});
