import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { contentPathOf, isServedOn, matchRoute } from '#src/app/matchRoute.ts';
import { routes } from '#src/app/routes.ts';
import { knownPaths } from '#tests/support/knownPaths.ts';

/** Lists that a route with an optional parameter serves, so that they need no line of their own in the table. */
const LISTS: Readonly<Record<string, string>> = {
  '/industries': '/industries/:industryPost?',
  '/legal': '/legal/:path?',
  '/solutions': '/solutions/:solutionPost?',
};

test.each(knownPaths)('%s is an address of its own', (path) => {
  expect(matchRoute(path)).toMatchObject({ route: { path: LISTS[path] ?? path }, params: {} });
  expect(contentPathOf(matchRoute(path)!, path)).toBe(path);
});

/**
 * Without the first the button in the header would lead nowhere for those who have no JavaScript, without the second nobody could
 * change what they have agreed to.
 */
const OURS = ['/search', '/cookie-settings'];

test('the table holds no address that the product does not promise', () => {
  const extra = routes.map(({ path }) => path).filter((path) => !path.includes(':') && !knownPaths.includes(path));
  expect(extra).toEqual(OURS);
});

test.each(knownPaths.filter((path) => path !== '/'))(
  '%s is strict about its trailing slash, and about doubled ones',
  (path) => {
    expect(matchRoute(`${path}/`)).toBeUndefined();
    expect(matchRoute(`/${path}`)).toBeUndefined();
    expect(matchRoute(path.replace(/\/([^/]+)$/, '//$1'))).toBeUndefined();
  },
);

test.each(knownPaths.filter((path) => path !== '/'))('%s in other case is not the same address', (path) => {
  const shouted = matchRoute(path.toUpperCase());
  expect(shouted).toBeUndefined();
  const last = path.replace(/[^/]+$/, (name) =>
    name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase(),
  );
  expect(matchRoute(last)?.route.path).not.toBe(path);
});

test.each([
  '',
  '//',
  '///',
  '/x',
  '//about',
  '/about//',
  '/about/x',
  '/blog//search',
  '/blog/search/',
  '/es',
  '/es/about',
  'about',
  '/banana-kit-tutorials',
  '/-kit-tutorials',
  '/promo',
  '/promo/',
  '/products',
  '/platform/',
  '/promo/customer-service-contact-centerv4',
  '/promo/customer-service-contact-centerv',
  '/promo/customer-service-contact-centerv11',
  '/promo/customer-service-contact-centerv0',
  '/promo/customer-service-contact-centerv4/Tile',
  '/webinar',
  '/frontend',
  '/promo/customer-service-contact-centerv1/tile',
  '/careers/a/b',
  '/legal/a/b/c',
  '/help/faq/a/b',
  '/blog/category/a/b',
  '/about\n',
  '/about ',
  ' /about',
  '/about?',
  '/about#',
  '/about\u0000',
  '/abоut',
  '/blog/',
  '/legal/',
  '/legal//child',
])('%j is no address', (path) => {
  expect(matchRoute(path)).toBeUndefined();
});

test.each([
  ['/products', 'call-recording'],
  ['/platform', 'fax'],
  ['/solutions/promo', 'callback'],
  ['/kit', 'templates'],
  ['/kit/promo', 'banks-2027'],
  ['/webinar', 'inb_eve_brasil'],
  ['/help', 'glossary'],
  ['/promo', '50-percent'],
])('below the group %s, %s is an address as soon as there is such a page', (group, name) => {
  const match = matchRoute(`${group}/${name}`)!;
  expect(match).toMatchObject({ route: { path: `${group}/:page`, takesPages: true }, params: { page: name } });
  expect(contentPathOf(match, `${group}/${name}`)).toBe(`${group}/${name}`);
  for (const hostile of [
    'A',
    'a b',
    'a.ics',
    'a--b',
    '-a',
    'a-',
    '_',
    'ф',
    'a/b',
    '%2e',
    '..',
    'a\n',
    '',
    '{',
    `${name}/`,
  ]) {
    expect(matchRoute(`${group}/${hostile}`)?.route.takesPages).toBeUndefined();
  }
});

test('an address that the product promises stays its own row, below a group too', () => {
  const groups = routes.filter(({ takesPages }) => takesPages);
  expect(groups.length).toBeGreaterThan(0);
  expect(knownPaths.filter((path) => matchRoute(path)?.route.takesPages)).toEqual([]);
});

test.each([
  ['/blog/category', '/blog/category/:category?', {}, '/blog'],
  ['/blog/category/voice-ai', '/blog/category/:category?', { category: 'voice-ai' }, '/blog/category'],
  ['/blog/tag', '/blog/tag/:tag?', {}, '/blog'],
  ['/blog/tag/sms', '/blog/tag/:tag?', { tag: 'sms' }, '/blog/tag'],
  ['/blog/a-post', '/blog/:blogPost', { blogPost: 'a-post' }, '/blog/a-post'],
  [
    '/case-studies/industry/banking',
    '/case-studies/industry/:industry',
    { industry: 'banking' },
    '/case-studies/industry',
  ],
  ['/case-studies/industry', '/case-studies/:casePost?', { casePost: 'industry' }, '/case-studies/industry'],
  ['/case-studies/acme', '/case-studies/:casePost?', { casePost: 'acme' }, '/case-studies/acme'],
  ['/careers/engineer', '/careers/:careersVacancy', { careersVacancy: 'engineer' }, '/careers/engineer'],
  ['/help/faq/how', '/help/faq/:faqPost', { faqPost: 'how' }, '/help/faq/how'],
  ['/industries/farming', '/industries/:industryPost?', { industryPost: 'farming' }, '/industries/farming'],
  ['/legal/x', '/legal/:path?', { path: 'x' }, '/legal/x'],
  ['/legal/x/y', '/legal/:parentPage?/:child?', { parentPage: 'x', child: 'y' }, '/legal/x/y'],
  ['/solutions/other', '/solutions/:solutionPost?', { solutionPost: 'other' }, '/solutions/other'],
  ['/blog/my.report.v2.final', '/blog/:blogPost', { blogPost: 'my.report.v2.final' }, '/blog/my.report.v2.final'],
  ['/blog/ф', '/blog/:blogPost', { blogPost: 'ф' }, '/blog/ф'],
])('%s is answered by %s', (path, route, params, content) => {
  const match = matchRoute(path)!;
  expect({ route: match.route.path, params: match.params }).toEqual({ route, params });
  expect(contentPathOf(match, path)).toBe(content);
});

test('parameters named like the parts of an object are parameters', () => {
  expect(matchRoute('/blog/__proto__')?.params).toEqual({ blogPost: '__proto__' });
  expect(matchRoute('/constructor')).toBeUndefined();
});

const EVERYWHERE: readonly SiteKey[] = SITE_KEYS;
const GATED: Readonly<Record<string, readonly SiteKey[]>> = {
  '/legal/offer': ['main', 'ru', 'es', 'pt'],
  '/legal/information-security': ['main', 'ru', 'es', 'pt'],
  '/legal/aup-kit': ['main', 'ru', 'es', 'pt'],
  '/legal/aup': ['main', 'ru', 'es', 'pt'],
  '/legal/usloviya_postavcshikov_dop_uslug': ['main', 'ru', 'es', 'pt'],
  '/promo/elevenlabs': ['main', 'es', 'pt'],
  '/products/openai-client': ['main', 'es', 'pt'],
  '/products/gemini-client': ['main', 'es', 'pt'],
  '/legal/information-security-kz': ['kz'],
  '/legal/aup-kz': ['kz'],
  '/legal/aup-kit-kz': ['kz'],
  '/verification': ['main', 'kz', 'es', 'pt'],
  '/kit/promo/banks': ['ru', 'kz', 'es', 'pt'],
  '/documents': ['ru', 'kz'],
  '/legal/privacy-policy': ['ru', 'kz'],
};

test.each(knownPaths)('%s is served on just the sites that may show it', (path) => {
  const { route } = matchRoute(path)!;
  const served = SITE_KEYS.filter((site) => isServedOn(route, site));
  expect(served).toEqual(SITE_KEYS.filter((site) => (GATED[path] ?? EVERYWHERE).includes(site)));
});

test.each([
  '/solutions/dialogflowTableMock',
  '/kit/newkit',
  '/avatar',
  ...[1, 2, 3].flatMap((version) =>
    ['MasonryTiles', 'Tile', 'types'].map(
      (name) => `/promo/customer-service-contact-centerv${String(version)}/${name}`,
    ),
  ),
])('%s is served but kept out of search engines', (path) => {
  expect(matchRoute(path)?.route.noindex).toBe(true);
});
