import type { RequestHandler } from 'express';
import type { RouteMatch } from '#src/app/matchRoute.ts';
import { localizePath } from '#src/request/address.ts';
import { redirectTo } from '#src/server/redirect.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

/**
 * What no page answered: the redirect list (301), else 404. An address that no route knows, or whose category, tag or
 * industry does not exist, says so in other words than a route whose page does not exist (SPEC part 8).
 */
export function createNotFound(source: Pick<ContentSource, 'getRedirects'>): RequestHandler {
  return async function notFound(req, res, next) {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next(httpErrors.methodNotAllowed());
      return;
    }
    const { address, match } = res.locals;
    const target = findRedirect(await source.getRedirects(), address.path);
    if (target !== undefined && redirectTo(res, localizePath(target, address.prefix), { status: 301 })) return;
    next(match && !isFiltered(match) ? httpErrors.pageNotFound() : httpErrors.routeNotFound());
  };
}

/** @returns whether a parameter chooses what a list page shows: one that failed its check is no page that is missing */
function isFiltered({ route, params }: RouteMatch): boolean {
  return route.list !== undefined && Object.keys(params).length > 0;
}

/** Compared without query and trailing slash (SPEC part 7). */
function findRedirect(redirects: readonly { from: string; to: string }[], path: string): string | undefined {
  const wanted = trimSlash(path);
  const target = redirects.find(({ from }) => trimSlash(from) === wanted)?.to;
  return target === undefined || target.startsWith('/') ? target : `/${target}`;
}

function trimSlash(path: string): string {
  const bare = path.startsWith('/') ? path : `/${path}`;
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}
