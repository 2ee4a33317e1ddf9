import type { Router } from 'express';
import { createRouter } from '#src/server/http/createRouter.ts';
import { cachePolicies } from '#config/cachePolicies.ts';
import { localePrefix, siteOrigin, type Site } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { localizePath } from '#src/request/address.ts';
import { listOfferedPaths } from '#src/server/site/sitePaths.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';

/** `/robots.txt` and `/sitemap.xml`, each for the site that is asked; the addresses come from the route table. */
export function createCrawlerFiles(source: Pick<ContentSource, 'listPaths'>): Router {
  const router = createRouter();
  router.get('/robots.txt', (_req, res) => {
    const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteOrigin(res.locals.site)}/sitemap.xml`, ''];
    res.set('Cache-Control', cachePolicies.shared).type('text/plain').send(lines.join('\n'));
  });
  router.get('/sitemap.xml', (_req, res) => {
    const urls = sitemapUrls(source, res.locals.site).map((url) => `<url><loc>${url}</loc></url>`);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
    res.set('Cache-Control', cachePolicies.shared).type('application/xml').send(xml);
  });
  return router;
}

/** Every page of a site that search engines may show, in each of its languages; one that names another as its own is none. */
function sitemapUrls(source: Pick<ContentSource, 'listPaths'>, site: Site): string[] {
  return site.locales.flatMap((locale) =>
    listOfferedPaths(source, site, locale)
      .filter((path) => matchRoute(path)?.route.canonical === undefined)
      .map((path) => siteOrigin(site) + encodeURI(localizePath(path, localePrefix(site, locale)))),
  );
}
