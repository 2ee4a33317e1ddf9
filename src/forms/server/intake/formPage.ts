import type { Site } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { parseAddress } from '#src/request/address.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import { HttpError } from '#src/shared/HttpError.ts';
import { safePath } from '#src/shared/address/safePath.ts';

/**
 * @param path the page that a form says it stands on
 * @returns that page as a request of its own; undefined for anything that is no address of this site
 */
export function formPage(path: string | undefined, site: Site): PageRequest | undefined {
  const safe = path === undefined ? undefined : safePath(path);
  if (safe === undefined) return undefined;
  try {
    const address = parseAddress(safe, site.locales);
    return { site, address, match: matchRoute(address.path) };
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
