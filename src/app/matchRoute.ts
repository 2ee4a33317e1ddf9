import type { SiteKey } from '#config/siteKeys.ts';
import type { RouteDefinition } from '#src/app/RouteDefinition.ts';
import { PAGE_NAME, routes } from '#src/app/routes.ts';

/** A route with what its parameters are in this address; an optional one that is absent has no key. */
export interface RouteMatch {
  readonly route: RouteDefinition;
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly route: RouteDefinition;
  readonly expression: RegExp;
  readonly names: readonly string[];
}

/** Anchored, one segment a parameter, no empty segment: nothing to back-track over. */
function compile(route: RouteDefinition): Pattern {
  const names: string[] = [];
  const value = route.takesPages ? PAGE_NAME : '[^/]+';
  const source = route.path
    .split('/')
    .slice(1)
    .map((segment) => {
      if (!segment.startsWith(':')) return `/${segment}`;
      const optional = segment.endsWith('?');
      names.push(segment.slice(1, optional ? -1 : undefined));
      return optional ? `(?:/(${value}))?` : `/(${value})`;
    })
    .join('');
  return { route, expression: new RegExp(`^${source}$`), names };
}

const exact = new Map(routes.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route]));
const patterns = routes.filter(({ path }) => path.includes(':')).map(compile);

/**
 * The only matcher: the server's gate, the render, the cache and the browser's navigation all ask here, so they cannot
 * disagree. Strict: case counts, and so does a trailing slash (SPEC part 2).
 *
 * @param path decoded, without locale prefix and query
 * @returns the route and its parameters, or undefined for an address that does not exist. Below a group it is the content,
 *   or the CMS, that knows whether the address exists
 */
export function matchRoute(path: string): RouteMatch | undefined {
  const route = exact.get(path);
  if (route) return { route, params: {} };
  for (const { route: candidate, expression, names } of patterns) {
    const found = expression.exec(path);
    if (!found) continue;
    const given = names.flatMap((name, index): [string, string][] => {
      const value = found[index + 1];
      return value === undefined ? [] : [[name, value]];
    });
    if (given.some(([, value]) => candidate.except?.test(value))) continue;
    return { route: candidate, params: Object.fromEntries(given) };
  }
  return undefined;
}

/**
 * @param match a matched address
 * @param path the address
 * @returns the content document that answers it: the list page that a parameter filters, or the path's own
 */
export function contentPathOf({ route, params }: RouteMatch, path: string): string {
  if (!route.list) return path;
  const [filter] = Object.keys(params);
  return filter ? `${route.list}/${filter}` : route.list;
}

/** @returns whether a site answers a route at all (SPEC part 2, site gating) */
export function isServedOn(route: RouteDefinition, site: SiteKey): boolean {
  const { sites } = route;
  if (!sites) return true;
  return 'except' in sites ? !sites.except.includes(site) : sites.includes(site);
}
