import { brand } from '#config/brand.ts';
import type { Get } from './createGet.ts';
import { listFailures } from './report.ts';
import { sweepSite } from './sweepSite.ts';

const ORIGIN = 'http://site.test';
const PUBLIC = `https://${brand.domain}`;
const HEADERS = {
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=1',
  'x-content-type-options': 'nosniff',
  'x-request-id': 'a',
};

const page = (path: string, { head = '', body = '' }) => `<!DOCTYPE html><html lang="en"><head>
<title>A page to be swept at ${path}</title><meta name="description" content="What is said of ${path}">
<link rel="canonical" href="${PUBLIC}${path}">${head}</head><body><h1>Words</h1>${body}</body></html>`;

const sitemapOf = (...addresses: string[]) => addresses.map((address) => `<url><loc>${address}</loc></url>`).join('');

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', webmanifest: 'application/manifest+json' };

/** @returns each fault that a sweep finds; what is not among the bodies is 404 */
async function faultsOf(
  bodies: Readonly<Record<string, string | undefined>>,
  headers: object = HEADERS,
): Promise<string[]> {
  const all: Readonly<Record<string, string | undefined>> = {
    '/sitemap.xml': sitemapOf(`${PUBLIC}/sitemap-en.xml`),
    '/robots.txt': 'User-agent: *\nDisallow: /api/',
    '/healthz': 'ok',
    '/readyz': 'ok',
    ...bodies,
  };
  const get: Get = (address) => {
    const body = all[address.slice(ORIGIN.length)];
    const rest = {
      location: body?.startsWith('302 ') ? body.slice(4) : undefined,
      retryAfter: undefined,
      requestId: 'a',
      ms: 1,
      headers: { ...headers },
    };
    const [, extension = ''] = /\.(\w+)$/.exec(address) ?? [];
    const type = TYPES[extension] ?? 'text/html';
    return Promise.resolve({
      ...rest,
      address,
      type,
      status: body === undefined ? 404 : Number(/^[35]\d\d /.exec(body)?.[0] ?? 200),
      bytes: Buffer.from(body ?? ''),
    });
  };
  const { results } = await sweepSite(ORIGIN, { get, messageIds: new Set() });
  return listFailures(results);
}

const complaintsOf = async (...site: Parameters<typeof faultsOf>) => (await faultsOf(...site)).join('');

const sitemap = { '/sitemap-en.xml': sitemapOf(`${PUBLIC}/a`, `${PUBLIC}/gone`) };

test.each([
  [
    'an anchor that nobody can decode',
    { body: '<a href="/a#100%">z</a>' },
    'it links to /a#100%, where nothing has that id',
  ],
  [
    'a translation without a host',
    { head: '<link rel="alternate" hreflang="es" href="/es/a">' },
    'it names /es/a for es, which is no whole address',
  ],
])('%s ends no run: all that is wrong is told', async (_what, parts, complaint) => {
  const told = await complaintsOf({ ...sitemap, '/a': page('/a', parts) });
  expect(told).toContain(complaint);
  expect(told).toContain('✗ http://site.test/gone (status 404');
});

test('a sitemap of a host that is none of ours is told of, and one that names no whole address', async () => {
  const a = { '/a': page('/a', {}) };
  const foreign = { '/sitemap-en.xml': sitemapOf('https://other.example/a') };
  expect(await complaintsOf({ ...a, ...foreign })).toContain(
    'it names pages of https://other.example, which is none of our sites',
  );
  const relative = { '/sitemap-en.xml': sitemapOf('/a') };
  expect(await complaintsOf({ ...a, ...relative })).toContain('the sitemap names “/a”, which is no whole address');
});

test('a site that keeps search engines away is told of', async () => {
  const bodies = { '/sitemap-en.xml': sitemapOf(`${PUBLIC}/a`), '/a': page('/a', {}) };
  expect(await complaintsOf(bodies)).toBe('');
  expect(await complaintsOf({ ...bodies, '/robots.txt': 'User-agent: *\nDisallow: /' })).toContain(
    'it keeps all search engines away',
  );
  expect(await complaintsOf(bodies, { ...HEADERS, 'x-robots-tag': 'noindex' })).toContain(
    'its header x-robots-tag keeps it from search engines',
  );
});

test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
  ['a site that is not ready', { '/readyz': undefined }, '/readyz (status 404, request a, health)'],
  ['a sitemap that is not there', { '/sitemap.xml': undefined }, 'it answers 404'],
  ['a sitemap of nothing', { '/sitemap.xml': '<urlset></urlset>' }, 'the sitemap names no page'],
  [
    'a file in the sitemap',
    { '/sitemap-en.xml': sitemapOf(`${PUBLIC}/a.svg`), '/a.svg': '' },
    'it is image/svg+xml instead',
  ],
  [
    'a title that two pages have',
    { '/gone': page('/gone', {}).replace('at /gone', 'at /a') },
    `it has the title of ${PUBLIC}/a`,
  ],
  [
    'data that are none',
    { '/gone': page('/gone', { head: '<script type="application/ld+json">{</script>' }) },
    'are no JSON',
  ],
  ['an address of the route table that fails', { '/contacts': '500 ' }, '/contacts (status 500'],
  ['one that is half a page', { '/contacts': '<html>' }, 'it is cut off'],
  [
    'a file that is not there',
    { '/gone': page('/gone', { head: '<link rel="manifest" href="/x.json">' }) },
    'and answers 404',
  ],
])('%s is told of, alone', async (_what, bodies, complaint) => {
  const site = { ...sitemap, '/a': page('/a', {}), '/gone': page('/gone', {}) };
  expect(await faultsOf(site)).toEqual([]);
  expect(await faultsOf({ ...site, ...bodies })).toEqual([expect.stringContaining(complaint)]);
});

test('an address that the sitemap does not name needs no name of its own, and each page its headers', async () => {
  const other = page('/contacts', {}).replace(/<link rel="canonical"[^>]*>/, '');
  const site = { ...sitemap, '/a': page('/a', {}), '/gone': page('/gone', {}), '/contacts': other };
  expect(await faultsOf(site)).toEqual([]);
  expect(await complaintsOf(site, {})).toContain('it comes without the header strict-transport-security');
});

const LANGUAGES = ['en', 'es', 'pt', 'ru'];

/** @returns a site of one page in four languages, each of which links to all that have its language, by its own words */
function createTranslated(langOf: (language: string) => string): Record<string, string> {
  const paths = LANGUAGES.flatMap((language) => [`/${language}/a`, `/${language}/b`]);
  const alternatesOf = (name: string) =>
    LANGUAGES.map(
      (language) => `<link rel="alternate" hreflang="${language}" href="${PUBLIC}/${language}/${name}">`,
    ).join('');
  const pages = paths.map((path) => {
    const [, language = '', name = ''] = path.split('/');
    const links = `<a href="/${language}/a">a</a><a href="/${language}/b">b</a>`;
    const html = page(path, { head: alternatesOf(name), body: links });
    return [path, html.replace('lang="en"', `lang="${name === 'a' ? langOf(language) : language}"`)] as const;
  });
  return {
    '/sitemap-en.xml': sitemapOf(...paths.map((path) => PUBLIC + path)),
    ...Object.fromEntries(pages),
  };
}

test('a page that is missing is told once, with its translations and with how many link to it', async () => {
  const site = createTranslated((language) => language);
  expect(await faultsOf(site)).toEqual([]);
  delete site['/es/a'];
  const [fault, ...more] = await faultsOf(site);
  expect(more).toEqual([]);
  expect(fault).toMatch(
    /^✗ http:\/\/site\.test\/es\/a \(status 404, request a, pages of the sitemap\)\n {4}it is in the sitemap and answers 404\n {4}3 other checks failed with it:/,
  );
  expect(fault).toContain('http://site.test/pt/a (status 200, request a, pages side by side)');
});

test('a page in a wrong language is told once, with the links from it and to it', async () => {
  const [fault, ...more] = await faultsOf(createTranslated((language) => (language === 'pt' ? 'ru-RU' : language)));
  expect(more).toEqual([]);
  expect(fault).toContain('it says that it is in ru-RU, and names itself as the page in pt');
  expect(fault).toContain('2 other checks failed with it:');
});

test('a link that leads nowhere on many pages is told once', async () => {
  const names = ['a', 'b', 'c'];
  const body = '<a href="/a#gone">z</a><a href="/none">y</a>';
  const faults = await faultsOf({
    '/sitemap-en.xml': sitemapOf(...names.map((name) => `${PUBLIC}/${name}`)),
    ...Object.fromEntries(names.map((name) => [`/${name}`, page(`/${name}`, { body })])),
  });
  expect(faults).toEqual([
    expect.stringContaining('it is linked to by http://site.test/a and 2 others, and answers 404'),
    expect.stringContaining('it links to /a#gone, where nothing has that id\n    2 other checks failed with it'),
  ]);
});

test('what a file names in its turn is got, once, and told with the file that names it', async () => {
  const icons = ['/icon.svg', '/lost.svg'].map((src) => ({ src }));
  const faults = await faultsOf({
    '/sitemap-en.xml': sitemapOf(`${PUBLIC}/a`),
    '/a': page('/a', { head: '<link rel="manifest" href="/site.webmanifest"><link rel="icon" href="/icon.svg">' }),
    '/site.webmanifest': JSON.stringify({ icons }),
    '/icon.svg': '<svg></svg>',
  });
  expect(faults).toEqual([
    expect.stringContaining('it is used as an image by http://site.test/site.webmanifest, and answers 404'),
  ]);
});

test('a page that is cut off is told once, with the links into what it lacks', async () => {
  const whole = page('/b', {});
  const faults = await faultsOf({
    '/sitemap-en.xml': sitemapOf(`${PUBLIC}/a`, `${PUBLIC}/b`),
    '/a': page('/a', { body: '<a href="/b#end">z</a>' }),
    '/b': whole.slice(0, whole.indexOf('</h1>')),
  });
  expect(faults).toEqual([
    expect.stringContaining('it is cut off: its HTML has no end\n    1 other check failed with it'),
  ]);
});

test('a link that leads on to where nothing is, and one to an address of the route table that is no page, are seen', async () => {
  const body = '<a href="/old">x</a><a href="/older">y</a><a href="/press">z</a><a href="/moved">u</a>';
  const faults = await faultsOf({
    '/sitemap-en.xml': sitemapOf(`${PUBLIC}/a`),
    '/a': page('/a', { body }),
    '/old': `302 ${PUBLIC}/dead`,
    '/older': '302 /old',
    '/moved': '302 /a#b',
  });
  expect(faults).toEqual([
    expect.stringContaining(
      '/press (status 404, request a, links)\n    it is linked to by http://site.test/a, and answers 404',
    ),
    expect.stringContaining(
      '/dead (status 404, request a, links)\n    it is where a visitor is led by http://site.test/old, and',
    ),
  ]);
});
