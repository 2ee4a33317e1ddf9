import type { Router } from 'express';
import { brand } from '#config/brand.ts';
import { cachePolicies } from '#config/cachePolicies.ts';
import { locales } from '#config/locales.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { APP_ICONS, MANIFEST_PATH, THEME_COLOR } from '#config/appIcons.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { localizePath } from '#src/request/address.ts';
import type { Pages } from '#src/server/render/Pages.ts';

/** `/site.webmanifest` of each site and language: what the site is called, and drawn as, on a home screen. */
export function createWebManifest(pages: Pick<Pages, 'find'>): Router {
  const router = createRouter();
  router.get(/\/site\.webmanifest$/, async (_req, res, next) => {
    const { site, address } = res.locals;
    if (address.path !== MANIFEST_PATH) {
      next();
      return;
    }
    const home = await pages.find({ site, address: { ...address, path: '/', search: '' }, match: matchRoute('/') });
    const start = localizePath('/', address.prefix);
    const manifest = {
      id: start,
      name: brand.name,
      short_name: brand.name,
      ...(home ? { description: home.meta_description } : {}),
      lang: locales[address.locale].iso,
      dir: 'ltr',
      start_url: start,
      scope: '/',
      display: 'browser',
      background_color: '#ffffff',
      theme_color: THEME_COLOR,
      icons: APP_ICONS,
    };
    res.set('Cache-Control', cachePolicies.shared).type('application/manifest+json').send(JSON.stringify(manifest));
  });
  return router;
}
