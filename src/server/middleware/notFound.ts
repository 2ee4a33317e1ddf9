import type { RequestHandler } from 'express';
import type { RouteMatch } from '#src/app/matchRoute.ts';
import type { Address } from '#src/request/address.ts';
import type { GoneEntries } from '#src/server/site/goneEntries.ts';
import { followRule } from '#src/server/site/followRule.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

/**
 * What no page answered: the redirect list (301), else 404. An address that no route knows, or whose category, tag or
 * industry does not exist, says so in other words than a route whose page does not exist (SPEC part 8). Below a group
 * there is no address without its page. An entry of a list whose time is over is gone (410).
 */
export function createNotFound(source: Pick<ContentSource, 'getRedirects'>, gone?: GoneEntries): RequestHandler {
  return async function notFound(req, res, next) {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next(httpErrors.methodNotAllowed());
      return;
    }
    const { address, match } = res.locals;
    if (followRule(await source.getRedirects(), res)) return;
    if (match && gone?.beside(address.path, address.locale)) {
      next(httpErrors.gone());
      return;
    }
    next(
      match && !isFiltered(match, address) && !match.route.takesPages
        ? httpErrors.pageNotFound()
        : httpErrors.routeNotFound(),
    );
  };
}

/** @returns whether an address chooses what a list page shows: a choice that failed its check is no page that is missing */
function isFiltered({ route, params }: RouteMatch, { search }: Address): boolean {
  const isChosen = Object.keys(params).length > 0 || search !== '';
  return (route.isList ?? route.list !== undefined) && isChosen;
}
