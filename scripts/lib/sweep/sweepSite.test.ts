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

/** @returns all that a sweep complains of; what is not among the bodies is 404 */
async function complaintsOf(bodies: Readonly<Record<string, string>>, headers = HEADERS): Promise<string> {
  const all: Readonly<Record<string, string>> = {
    '/sitemap.xml': sitemapOf(`${PUBLIC}/sitemap-en.xml`),
    '/robots.txt': 'User-agent: *\nDisallow: /api/',
    '/healthz': 'ok',
    '/readyz': 'ok',
    ...bodies,
  };
  const get: Get = (address) => {
    const body = all[address.slice(ORIGIN.length)];
    const rest = { location: undefined, retryAfter: undefined, requestId: 'a', ms: 1, headers };
    const type = 'text/html';
    return Promise.resolve({
      ...rest,
      address,
      type,
      status: body === undefined ? 404 : 200,
      bytes: Buffer.from(body ?? ''),
    });
  };
  const { results } = await sweepSite(ORIGIN, { get, messageIds: new Set() });
  return listFailures(results).join('');
}

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
  expect(await complaintsOf(bodies, { ...HEADERS, 'x-robots-tag': 'noindex' } as typeof HEADERS)).toContain(
    'its header x-robots-tag keeps it from search engines',
  );
});
