import type { RequestHandler } from 'express';
import type { HostedSites } from '#src/server/site/hostedSites.ts';

/** Says which site is asked, by its host alone. */
export function createResolveSite({ siteOf, fallback }: HostedSites): RequestHandler {
  return function resolveSite(req, res, next) {
    // The error page is a page of a site, too.
    res.locals.site = fallback;
    const { site, isOurs } = siteOf(req);
    res.locals.site = site;
    if (!isOurs) res.set('X-Robots-Tag', 'noindex');
    next();
  };
}
