import type { Request, Response, Router } from 'express';
import { plainAddress } from '#src/server/http/clientKey.ts';
import { createRouter } from '#src/server/http/createRouter.ts';
import { cachePolicies } from '#config/cachePolicies.ts';
import { localePrefix } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { parseAddress, type Address } from '#src/request/address.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import { laterFields } from '#src/server/render/toHydratedPage.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import type { CountryOf } from '#src/visitor/server/region/openRegions.ts';

interface ContentApiOptions {
  readonly source: ContentSource;
  readonly pages: Pages;
  /** What is known of where a visitor is, before the source is asked; nothing unless told. */
  readonly countryOf?: CountryOf;
}

/** The content calls of SPEC part 7, answered from the embedded content or the CMS alike, and what islands of a page ask for. */
export function createContentApi({ source, pages, countryOf = unknownCountry }: ContentApiOptions): Router {
  const router = createRouter();

  const requestedPage = async (req: Request, res: Response) => {
    const address = requestedAddress(req, res);
    const request = { site: res.locals.site, address, match: matchRoute(address.path) };
    const page = await pages.find(request);
    if (!page) throw httpErrors.pageNotFound();
    // As the document of the same address: what one visitor has typed or was given is kept nowhere.
    res.set('Cache-Control', pages.keyOf(request) ? cachePolicies.page : cachePolicies.none);
    return page;
  };

  router.get('/api/getPage', async (req, res) => {
    res.json(await requestedPage(req, res));
  });

  router.get('/api/getIslands', async (req, res) => {
    res.json(laterFields(await requestedPage(req, res)));
  });

  router.get('/api/getRedirects', async (_req, res) => {
    res.set('Cache-Control', cachePolicies.shared).json(await source.getRedirects());
  });

  router.get('/api/getFavoritePosts', async (req, res) => {
    const locale = requestedLocale(req, res) ?? res.locals.site.locales[0];
    res.set('Cache-Control', cachePolicies.shared).json(await source.getFavoritePosts(locale));
  });

  router.get('/api/getLoc', async (req, res) => {
    const ip = plainAddress(req.ip);
    const known = await countryOf(req);
    const region = known
      ? { result: true, ip, country_code: known }
      : await source.getLoc({ ip, acceptLanguage: req.get('Accept-Language') ?? '' });
    res.set('Cache-Control', cachePolicies.none).json(region);
  });

  return router;
}

const unknownCountry: CountryOf = () => Promise.resolve(undefined);

/** `url` is a page path, with or without locale prefix; `lang` names the language of one without. */
function requestedAddress(req: Request, res: Response): Address {
  const { site } = res.locals;
  const { url } = req.query;
  if (typeof url !== 'string') throw httpErrors.badRequest();
  const address = parseAddress(url, site.locales);
  const locale = address.prefix === '' ? requestedLocale(req, res) : undefined;
  return locale ? { ...address, locale, prefix: localePrefix(site, locale) } : address;
}

function requestedLocale(req: Request, res: Response) {
  return res.locals.site.locales.find((code) => code === req.query.lang);
}
