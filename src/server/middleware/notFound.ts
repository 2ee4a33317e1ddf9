import type { RequestHandler } from 'express';
import { localizePath } from '#src/request/address.ts';
import { redirectTo } from '#src/server/redirect.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

/**
 * What no page answered: the redirect list (301), else 404. An address that no route knows says so in other words than a
 * route whose page does not exist (SPEC part 8). Below a group there is no address without its page.
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
    next(match && !match.route.takesPages ? httpErrors.pageNotFound() : httpErrors.routeNotFound());
  };
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
