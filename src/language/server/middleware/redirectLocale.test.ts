import { sites } from '#config/sites.ts';
import { createRedirectLocale } from '#src/language/server/middleware/redirectLocale.ts';
import { recordingLogger, withBareApp } from '#tests/support/bareApp.ts';

const silent: Parameters<typeof createRedirectLocale>[0] = { warn: () => undefined };

const askRoot = (target: string, headers: Record<string, string>, site = sites.main, method = 'GET', logger = silent) =>
  withBareApp([createRedirectLocale(logger)], { site }, (server) => server.request(target, { headers, method }));

test.each([
  ['/', { 'Accept-Language': 'es' }, '/es'],
  ['/', { 'Accept-Language': 'pt-BR,en;q=0.5' }, '/pt'],
  ['/', { Cookie: 'i18n_redirected=pt', 'Accept-Language': 'es' }, '/pt'],
  // An explicit language comes before all that was found out (SPEC part 4).
  ['/?lang=pt', { Cookie: 'i18n_redirected=es', 'Accept-Language': 'es' }, '/pt?lang=pt'],
  ['/?lang=xx', { 'Accept-Language': 'es' }, '/es?lang=xx'],
  ['/?utm=1&x=%2F', { 'Accept-Language': 'es' }, '/es?utm=1&x=%2F'],
  ['/?//evil.com', { 'Accept-Language': 'es' }, '/es?%2F%2Fevil.com='],
  ['/?x=a\\b', { 'Accept-Language': 'es' }, '/es?x=a%5Cb'],
])('%s with %j leads to %s, kept by no cache', async (target, headers, location) => {
  const answer = await askRoot(target, headers);
  expect(answer.status).toBe(302);
  expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store' });
});

test.each([
  ['/', { 'Accept-Language': 'en' }],
  ['/', { 'Accept-Language': 'de' }],
  ['/', {}],
  ['/', { Cookie: 'i18n_redirected=en', 'Accept-Language': 'es' }],
  ['/', { Cookie: 'i18n_redirected=//evil.com' }],
  ['/?lang=en', { Cookie: 'i18n_redirected=es', 'Accept-Language': 'es' }],
  ['/about?lang=es', {}],
])('%s with %j stays', async (target, headers) => {
  const answer = await askRoot(target, headers);
  expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
});

test.each<Record<string, string>>([{ 'Accept-Language': 'es' }, { 'Accept-Language': 'en' }, {}])(
  'the root varies by what chooses its language (%j)',
  async (headers) => {
    const { vary } = (await askRoot('/', headers)).headers;
    expect(String(vary).split(/,\s*/).sort()).toEqual(['Accept-Language', 'Cookie']);
  },
);

test.each(['/es', '/pt', '/es?x', '/about', '/es/about', '//', '/es/', '/%2F', '/en'])(
  '%s is what it says: no detection, and nothing to vary by',
  async (target) => {
    const answer = await askRoot(target, { 'Accept-Language': 'pt', Cookie: 'i18n_redirected=pt' });
    expect([answer.status, answer.headers.vary]).toEqual([200, undefined]);
  },
);

test.each(['ru', 'kz', 'es', 'pt'] as const)('site %s has one language, so there is nothing to detect', async (key) => {
  const answer = await askRoot('/', { 'Accept-Language': 'en', Cookie: 'i18n_redirected=en' }, sites[key]);
  expect([answer.status, answer.headers.vary]).toEqual([200, undefined]);
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not led anywhere', async (method) => {
  expect((await askRoot('/', { 'Accept-Language': 'es' }, sites.main, method)).status).toBe(200);
});

test('HEAD is led as GET is', async () => {
  expect((await askRoot('/', { 'Accept-Language': 'es' }, sites.main, 'HEAD')).headers.location).toBe('/es');
});

test.each(['es', 'pt', 'en', 'de'])('a visitor who wants %s is led at most once', async (language) => {
  const headers = { 'Accept-Language': language };
  let target = '/';
  let hops = 0;
  for (; hops < 3; hops += 1) {
    const { location } = (await askRoot(target, headers)).headers;
    if (location === undefined) break;
    target = location;
  }
  expect(hops).toBeLessThanOrEqual(1);
});

test.each([
  ['i18n_redirected=de', ['de']],
  ['i18n_redirected=ana%40firm.example', ['no code at all']],
  ['i18n_redirected=ru', []],
  ['i18n_redirected=pt', []],
  ['other=de', []],
])('of the cookie %s the log says %j', async (Cookie, said) => {
  const { logger, lines } = recordingLogger();
  await askRoot('/', { Cookie }, sites.main, 'GET', logger);
  const warnings = lines.map((line) => JSON.parse(line) as { msg: string; locale: string });
  expect(warnings.map(({ msg, locale }) => [msg, locale])).toEqual(said.map((code) => ['Unknown locale code', code]));
});
