import { sites } from '#config/sites.ts';
import { createSetLocale } from '#src/language/server/endpoints/setLocale.ts';
import { recordingLogger, withBareApp } from '#tests/support/bareApp.ts';

const silent: Parameters<typeof createSetLocale>[0] = { warn: () => undefined };

const choose = (query: string, site = sites.main, headers: Record<string, string> = {}, trustProxy = 0) =>
  withBareApp([createSetLocale(silent)], { site, trustProxy }, (server) =>
    server.request(`/api/setLocale?${query}`, { headers }),
  );

test.each([
  ['locale=es&path=/about', '/es/about'],
  ['locale=en&path=/about', '/about'],
  ['locale=pt&path=/', '/pt'],
  ['locale=en&path=/', '/'],
  ['locale=es&path=%2Fblog%2Fsearch%3Fq%3Da', '/es/blog/search?q=a'],
  ['locale=es&path=/a%23b', '/es/a#b'],
])('%s leads to %s, for this visitor alone', async (query, location) => {
  const { status, headers } = await choose(query);
  expect(status).toBe(302);
  expect(headers).toMatchObject({ location, 'cache-control': 'no-store' });
});

test.each([
  ['http://HOST/pricing?country=de&currency=EUR', '/es/pricing?country=de&currency=EUR'],
  ['http://HOST/pt/pricing?product=video&fbclid=x&country=XX', '/es/pricing?product=video'],
  ['http://HOST/pt/pricing?preview=s1.a_b', '/es/pricing?preview=s1.a_b'],
  ['http://HOST/pricing?preview=s1.a_b%26x&country=de&y', '/es/pricing?country=de&preview=s1.a_b%26x'],
  ['http://HOST/about?country=de&preview=s1.a_b', '/es/pricing'],
  ['http://elsewhere.example/pricing?country=de', '/es/pricing'],
  ['http://HOST/%E0%A4%A?country=de', '/es/pricing'],
  ['not an address', '/es/pricing'],
])('from %s, /pricing is followed by %s: what the query has chosen, or opened, stays', async (referer, location) => {
  const answer = await withBareApp([createSetLocale(silent)], { site: sites.main }, (server) => {
    const Referer = referer.replace('HOST', `127.0.0.1:${String(server.port)}`);
    return server.request('/api/setLocale?locale=es&path=/pricing', { headers: { Referer } });
  });
  expect(answer.headers.location).toBe(location);
});

test.each([
  ['/blog', '?page=2', '/es/blog'],
  ['/case-studies', '?industries=banking&page=2', '/es/case-studies?industries=banking'],
  ['/search', '?q=voice&page=3', '/es/search?q=voice'],
])('from %s%s to %s: another language may have fewer pages of a list', async (path, search, location) => {
  const answer = await withBareApp([createSetLocale(silent)], { site: sites.main }, (server) => {
    const Referer = `http://127.0.0.1:${String(server.port)}${path}${search}`;
    return server.request(`/api/setLocale?locale=es&path=${path}`, { headers: { Referer } });
  });
  expect(answer.headers.location).toBe(location);
});

const FROM = { Referer: 'http://HOST/blog?utm_source=news&utm_id=7&page=2' };

test.each([
  ['path=/pricing', FROM, '/es/pricing?utm_source=news&utm_id=7'],
  ['path=/pricing&utm_source=a%26b&utm_medium=', FROM, '/es/pricing?utm_source=a%26b'],
  ['path=/pricing&utm_source=kept', {}, '/es/pricing?utm_source=kept'],
  ['path=%2Fpricing%3Fcountry%3Dde%23rates&utm_source=kept', {}, '/es/pricing?country=de&utm_source=kept#rates'],
  ['path=%2Fpricing%3Futm_source%3Down&utm_source=kept', {}, '/es/pricing?utm_source=own'],
  ['path=/pricing', { Referer: 'http://elsewhere.example/?utm_source=news' }, '/es/pricing'],
])('%s with %j leads to %s: what the visit came with goes along', async (query, headers, location) => {
  const answer = await withBareApp([createSetLocale(silent)], { site: sites.main }, (server) => {
    const told = JSON.stringify(headers).replace('HOST', `127.0.0.1:${String(server.port)}`);
    return server.request(`/api/setLocale?locale=es&${query}`, { headers: JSON.parse(told) as Record<string, string> });
  });
  expect(answer.headers.location).toBe(location);
});

test.each([
  ['a language that the site has not', 'locale=de&path=/', ['de']],
  ['the pseudo-locale', 'locale=xa&path=/', ['xa']],
  ['a long text', `locale=${'x'.repeat(500)}&path=/`, ['no code at all']],
  ['two lines', 'locale=es%0Aadmin&path=/', ['no code at all']],
  ['a language of the site', 'locale=es&path=/', []],
  ['another site', 'locale=es&path=//evil.com', []],
])('of %s the log says nothing that was made up', async (_what, query, said) => {
  const { logger, lines } = recordingLogger();
  await withBareApp([createSetLocale(logger)], { site: sites.main }, (server) =>
    server.request(`/api/setLocale?${query}`),
  );
  const warnings = lines.map((line) => JSON.parse(line) as { msg: string; locale: string });
  expect(warnings.map(({ msg, locale }) => [msg, locale])).toEqual(said.map((code) => ['Unknown locale code', code]));
});

test('the choice is kept for 365 days, on every path, for this site alone', async () => {
  const [cookie = '', ...more] = (await choose('locale=es&path=/')).headers['set-cookie'] ?? [];
  expect(more).toEqual([]);
  const parts = cookie.split('; ');
  expect(parts[0]).toBe('i18n_redirected=es');
  expect(parts).toEqual(expect.arrayContaining(['Max-Age=31536000', 'Path=/', 'SameSite=Lax']));
  expect(cookie).not.toMatch(/Domain=/);
});

test('behind a trusted proxy that speaks HTTPS the cookie is for HTTPS only; an untrusted one is not believed', async () => {
  const headers = { 'X-Forwarded-Proto': 'https' };
  expect(String((await choose('locale=es&path=/', sites.main, headers, 1)).headers['set-cookie'])).toContain('Secure');
  expect(String((await choose('locale=es&path=/', sites.main, headers, 0)).headers['set-cookie'])).not.toContain(
    'Secure',
  );
});

const HOSTILE = [
  '//evil.com',
  '/\\evil.com',
  '\\evil.com',
  'https://evil.com',
  'javascript:alert(1)',
  '/\t/evil.com',
  '/\r\nSet-Cookie: a=b',
  '///evil.com',
  '//evil.com/%2e%2e',
  'data:text/html,x',
  '/%09/evil.com',
  'https:evil.com',
  '/a b',
];

test.each(HOSTILE.flatMap((path) => ['en', 'es'].map((locale) => [locale, path] as const)))(
  'to switch to %s on %j never leaves the site',
  async (locale, path) => {
    const { status, headers } = await choose(`locale=${locale}&path=${encodeURIComponent(path)}`);
    expect([302, 400]).toContain(status);
    expect(new URL(headers.location ?? '/', 'https://site.example').origin).toBe('https://site.example');
    expect(String(headers['set-cookie'])).not.toContain('a=b');
  },
);

test.each([
  'locale=de&path=/',
  'locale=&path=/',
  'path=/',
  'locale=es',
  'locale=es&locale=pt&path=/',
  'locale=es&path=/&path=/a',
  'locale=xa&path=/',
  'locale=ES&path=/',
  '',
])('%j is 400 and stores nothing', async (query) => {
  const { status, headers } = await choose(query);
  expect([status, headers['set-cookie']]).toEqual([400, undefined]);
});

test('a switch that is refused for its path stores nothing either', async () => {
  const { status, headers } = await choose(`locale=en&path=${encodeURIComponent('//evil.com')}`);
  expect([status, headers['set-cookie']]).toEqual([400, undefined]);
});

test('a site offers its own languages only', async () => {
  expect((await choose('locale=es&path=/', sites.ru)).status).toBe(400);
  expect((await choose('locale=ru&path=/about', sites.ru)).headers.location).toBe('/about');
});

test.each(['/api/setLocale/?locale=es&path=/', '/API/setLocale?locale=es&path=/'])(
  '%s is another address',
  async (target) => {
    const answer = await withBareApp([createSetLocale(silent)], { site: sites.main }, (server) =>
      server.request(target),
    );
    expect(answer.body).toBe('{"next":true}');
  },
);
