import { LOCALE_CODES } from '#config/locales.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { parseAddress } from '#src/request/address.ts';

/** @returns whether two addresses are one page, whose content follows the query by itself: no other page has to be loaded */
export function followsQuery(from: Pick<URL, 'pathname'>, to: Pick<URL, 'pathname'>): boolean {
  if (from.pathname !== to.pathname) return false;
  try {
    return matchRoute(parseAddress(to.pathname, LOCALE_CODES).path)?.route.followsQuery === true;
  } catch {
    return false;
  }
}
