import { brand } from '#config/brand.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import { siteOrigin, sites } from '#config/sites.ts';
import { createCrawlerFiles } from '#src/server/endpoints/crawlers.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const NOW = new Date('2026-11-23T09:30:00Z');
const askFor = (target: string, site: SiteKey) =>
  withBareApp([createCrawlerFiles(() => NOW)], { site: sites[site] }, (server) => server.request(target));

test.each(['main', 'ru', 'kz', 'es', 'pt'] as const)('the robots of %s may read all but the API', async (site) => {
  const { status, headers, body } = await askFor('/robots.txt', site);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(body).not.toMatch(/Disallow: \/\s*$/m);
});

test.each([
  ['main', [`Sitemap: ${siteOrigin(sites.main)}/sitemap.xml`]],
  ['ru', [`Sitemap: ${siteOrigin(sites.ru)}/sitemap.xml`]],
  ['kz', [`Sitemap: ${siteOrigin(sites.kz)}/sitemap.xml`]],
  ['es', []],
  ['pt', []],
] as const)('search engines hear of the sitemap of %s where its pages are its own: %j', async (site, named) => {
  const { body } = await askFor('/robots.txt', site);
  expect(body.split('\n').filter((line) => line.startsWith('Sitemap:'))).toEqual(named);
});

test('security.txt has what RFC 9116 asks for, and holds for less than a year', async () => {
  const { status, headers, body } = await askFor('/.well-known/security.txt', 'ru');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = body.trimEnd().split('\n');
  expect(fields).toEqual([
    `Contact: mailto:security@${brand.domain}`,
    `Contact: https://${brand.domain}/contacts`,
    'Expires: 2027-05-23T00:00:00.000Z',
    'Preferred-Languages: en, es, pt, ru',
    `Canonical: https://${brand.domain}/.well-known/security.txt`,
    `Policy: https://${brand.domain}/security-and-privacy-overview`,
  ]);
});

test.each(['/robots.txt/', '/ROBOTS.TXT', '/es/robots.txt', '/security.txt', '/.well-known/SECURITY.txt'])(
  '%s is another address',
  async (target) => {
    expect((await askFor(target, 'main')).body).toBe('{"next":true}');
  },
);
