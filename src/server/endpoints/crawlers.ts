import type { Router } from 'express';
import { brand } from '#config/brand.ts';
import { cachePolicies } from '#config/cachePolicies.ts';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import { siteOrigin, sites } from '#config/sites.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { isIndexed } from '#src/server/render/alternates.ts';

const SECURITY = '/.well-known/security.txt';
/** RFC 9116, 2.5.5: less than a year. In ms. */
const SECURITY_HOLDS = 180 * 24 * 60 * 60 * 1000;

/**
 * `/robots.txt` of the site that is asked, and `/.well-known/security.txt` (RFC 9116) of all of them.
 *
 * @param now the clock, for the day until which the contacts are said to hold
 */
export function createCrawlerFiles(now: () => Date = () => new Date()): Router {
  const router = createRouter();
  router.get('/robots.txt', (_req, res) => {
    const { site } = res.locals;
    // A host variant's sitemap is for the smoke test alone: search engines want none of pages whose canonical is elsewhere.
    const sitemap = isIndexed(site.key) ? ['', `Sitemap: ${siteOrigin(site)}/sitemap.xml`] : [];
    const lines = ['User-agent: *', 'Disallow: /api/', ...sitemap, ''];
    res.set('Cache-Control', cachePolicies.shared).type('text/plain').send(lines.join('\n'));
  });
  router.get(SECURITY, (_req, res) => {
    const origin = siteOrigin(sites.main);
    const lines = [
      `Contact: mailto:${brand.securityEmail}`,
      `Contact: ${origin}/contacts`,
      `Expires: ${midnightAfter(now().getTime() + SECURITY_HOLDS)}`,
      `Preferred-Languages: ${WRITTEN_LOCALES.join(', ')}`,
      `Canonical: ${origin}${SECURITY}`,
      `Policy: ${origin}/security-and-privacy-overview`,
      '',
    ];
    res.set('Cache-Control', cachePolicies.shared).type('text/plain').send(lines.join('\n'));
  });
  return router;
}

const DAY = 24 * 60 * 60 * 1000;

/** The same for a whole day, so that replicas and caches agree. */
const midnightAfter = (time: number) => new Date(Math.ceil(time / DAY) * DAY).toISOString();
