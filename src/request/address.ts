import type { LocaleCode } from '#config/locales.ts';
import { httpErrors } from '#src/shared/HttpError.ts';

/** Where a URL leads: of a request, of the page that a form stands on, of a link. `parseAddress` alone reads it. */
export interface Address {
  /** Decoded, without locale prefix: what the route table knows. */
  readonly path: string;
  readonly locale: LocaleCode;
  /** '' or `/es`. */
  readonly prefix: string;
  /** Undecoded, with its `?`, or ''. */
  readonly search: string;
}

/**
 * An encoded separator is no separator: such a path stays as it came, and so matches no page. Decoded, a `?` would be the query
 * that somebody else reads, as the CMS that is asked for the path (HARDENING, fact 11), and a `%` would have it decoded twice.
 */
const ENCODED_SEPARATOR = /%(2f|5c|00|3f|23|25)/i;

/**
 * @param target the request's URL as it came: path and query
 * @param siteLocales the site's locales, the default first
 * @returns its address
 * @throws {HttpError} 400 when the path cannot be decoded, or is none
 */
export function parseAddress(target: string, siteLocales: readonly [LocaleCode, ...LocaleCode[]]): Address {
  const queryStart = target.indexOf('?');
  const raw = queryStart < 0 ? target : target.slice(0, queryStart);
  const search = queryStart < 0 ? '' : target.slice(queryStart);
  if (!raw.startsWith('/')) throw httpErrors.badRequest();
  return { ...splitLocale(decodePath(raw), siteLocales), search };
}

function decodePath(raw: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(raw);
  } catch {
    throw httpErrors.badRequest();
  }
  return ENCODED_SEPARATOR.test(raw) ? raw : decoded;
}

function splitLocale(decoded: string, [defaultLocale, ...prefixed]: readonly [LocaleCode, ...LocaleCode[]]) {
  const found = prefixed.find((locale) => decoded === `/${locale}` || decoded.startsWith(`/${locale}/`));
  if (!found) return { path: decoded, locale: defaultLocale, prefix: '' };
  const prefix = `/${found}`;
  const rest = decoded.slice(prefix.length);
  // `/es/` is not `/es`: left whole, it matches nothing.
  return { path: rest === '' ? '/' : rest === '/' ? decoded : rest, locale: found, prefix };
}

/**
 * @param path without locale prefix; may carry a query or an anchor
 * @param prefix '' or `/es`
 * @returns the path as a visitor sees it
 */
export function localizePath(path: string, prefix: string): string {
  if (!path.startsWith('/')) return path;
  return prefix && /^\/([?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path;
}
