import { sites } from '#config/sites.ts';
import type { Redirect } from '#src/content/redirects.ts';
import { createNotFound } from '#src/server/middleware/notFound.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const REDIRECTS: Redirect[] = [
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
  { from: '/console', to: 'https://console.orvandel.example/sign-up?lang=en' },
  { from: '/kazakhstan', to: 'https://kz.orvandel.example/kazakhstan' },
  { from: '/campaign', to: '/pricing?utm_source=old&plan=team#plans' },
  { from: '/self', to: '/self' },
  { from: '/slash', to: '/slash' },
  { from: '/user', to: 'https://orvandel.example@evil.com/' },
  { from: '/politika', to: '/legal/offer', sites: ['ru'] },
  { from: '/politika', to: '/legal/aup-kz', sites: ['kz'] },
  { from: '/round', to: '/and-round?a=1' },
  { from: '/and-round', to: '/%72ound/' },
  { from: '/into-round', to: '/round' },
  { from: '/prices', to: '/pricing' },
  { from: '/pricing', to: '/prices' },
  { from: '/ru-round', to: '/kz-round', sites: ['ru', 'kz'] },
  { from: '/kz-round', to: 'https://kz.orvandel.example/ru-round', sites: ['kz'] },
];

const askFor = (target: string, method = 'GET', site = sites.main) =>
  withBareApp([createNotFound({ getRedirects: () => Promise.resolve(REDIRECTS) })], { site }, (server) =>
    server.request(target, { method }),
  );

test.each([
  ['ru', 301, '/legal/offer'],
  ['kz', 301, '/legal/aup-kz'],
  ['main', 404, undefined],
] as const)('an address that only some sites had leads there where they had it: %s', async (site, status, location) => {
  const answer = await askFor('/politika', 'GET', sites[site]);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test.each([
  ['/old', '/new'],
  ['/old/', '/new'],
  ['/old/?utm_source=1', '/new?utm_source=1'],
  ['/with-slash', '/new/page'],
  ['/bare', '/contacts'],
  ['/query', '/search?q=a#b'],
  ['/deep/old/', '/products/voicebot'],
  ['/to-root', '/'],
  ['/twice', '/first'],
  ['/%6fld', '/new'],
  ['/es/old', '/es/new'],
  ['/es/old/?a', '/es/new?a='],
  ['/pt/bare', '/pt/contacts'],
  ['/es/to-root', '/es'],
  ['/about', '/pages/about'],
  ['/console', 'https://console.orvandel.example/sign-up?lang=en'],
  ['/es/console', 'https://console.orvandel.example/sign-up?lang=en'],
  ['/kazakhstan', 'https://kz.orvandel.example/kazakhstan'],
  ['/slash/', '/slash'],
  ['/old?utm_source=x&utm_medium=y', '/new?utm_source=x&utm_medium=y'],
  ['/query?utm_source=x', '/search?q=a&utm_source=x#b'],
  ['/campaign?utm_source=news&utm_term=t&plan=start', '/pricing?utm_source=old&plan=team&utm_term=t#plans'],
  ['/console?utm_source=x&lang=ru', 'https://console.orvandel.example/sign-up?lang=en&utm_source=x'],
  ['/to-root?a=1', '/?a=1'],
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
  ['', '/es'].flatMap((prefix) =>
    ['/host', '/backslash', '/scheme', '/script', '/split', '/user'].map((path) => prefix + path),
  ),
)('%s, whose target is hostile, never leaves the site', async (target) => {
  const { status, headers } = await askFor(target);
  expect(headers['set-cookie']).toBeUndefined();
  expect(new URL(headers.location ?? '/', 'https://site.example').host).toBe('site.example');
  expect([301, 404]).toContain(status);
});

test.each(['/old?a=\\evil.com', '/old?//evil.com', '/old?a=%0d%0aSet-Cookie:b=c', '/old?#//evil.com'])(
  'whatever the query of %s says, the redirect leads to where the list says',
  async (target) => {
    const { headers } = await askFor(target);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.location).toMatch(/^\/new(\?[\w%=&.+-]*)?$/);
  },
);

test.each([
  ['/self', sites.main],
  ['/es/self', sites.main],
  ['/self?a=1', sites.ru],
  ['/kazakhstan', sites.kz],
])('%s, whose target it is itself, is not led around in a circle', async (target, site) => {
  expect((await askFor(target, 'GET', site)).status).toBe(404);
});

test.each([
  ['/round', sites.main],
  ['/es/and-round', sites.main],
  ['/ru-round', sites.kz],
])('%s, which rules without any page lead around in a circle, is a 404', async (target, site) => {
  expect((await askFor(target, 'GET', site)).status).toBe(404);
});

test.each([
  ['/into-round', sites.main, '/round'],
  ['/prices', sites.main, '/pricing'],
  ['/ru-round', sites.ru, '/kz-round'],
])(
  '%s is led on, as a circle does not begin there, may end at a page, or is that of another site',
  async (target, site, to) => {
    expect((await askFor(target, 'GET', site)).headers.location).toBe(to);
  },
);

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

test.each(['/blog/category/no-such', '/es/blog/tag/no-such', '/case-studies/industry/no-such'])(
  'the parameter of %s failed its check: no such page could be found',
  async (target) => {
    expect(JSON.parse((await askFor(target)).body)).toMatchObject({ message: 'This page could not be found' });
  },
);

test('of a list, a choice that failed its check is such a page too; the list itself would be one that is missing', async () => {
  expect(JSON.parse((await askFor('/blog?page=99')).body)).toMatchObject({ code: 'routeNotFound' });
  expect(JSON.parse((await askFor('/blog')).body)).toMatchObject({ code: 'pageNotFound' });
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
