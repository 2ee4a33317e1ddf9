import { setTimeout as delay } from 'node:timers/promises';
import type { LocaleCode } from '#config/locales.ts';
import { localePrefix, type Site } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import { listOfferedPaths } from '#src/server/site/sitePaths.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { HeaderItem, ResolvedMenus } from '#src/shared/page/menus.ts';

interface WarmPagesOptions {
  /** What this process serves. */
  readonly sites: readonly Site[];
  readonly source: Pick<ContentSource, 'listPaths'>;
  readonly menusOf: (site: Site, locale: LocaleCode) => ResolvedMenus;
  readonly pages: Pick<Pages, 'keyOf' | 'renew'>;
  readonly signal: AbortSignal;
}

/** Between two pages, so that a core that has nothing else to do has some rest, in ms. */
const PAUSE = 20;

/**
 * Makes the pages of the site before anybody asks for them, one after the other, behind every visitor: first those that most
 * come to, the home page and what the header leads to, of every language; then all others. What another replica has made is
 * taken from there.
 *
 * @returns when all are there, or the signal has aborted
 */
export async function warmPages({ sites, source, menusOf, pages, signal }: WarmPagesOptions): Promise<void> {
  const addresses = sites.flatMap((site) =>
    site.locales.flatMap((locale) => {
      const ranks = rankByMenus(menusOf(site, locale));
      return listOfferedPaths(source, site, locale).map((path) => ({
        site,
        locale,
        path,
        rank: ranks.get(path) ?? Infinity,
      }));
    }),
  );
  // The order of equals stays: it is that of the content.
  for (const { site, locale, path } of addresses.sort((one, other) =>
    one.rank < other.rank ? -1 : Number(one.rank > other.rank),
  )) {
    if (signal.aborted) return;
    const request = {
      site,
      address: { path, locale, prefix: localePrefix(site, locale), search: '' },
      match: matchRoute(path),
    };
    const key = pages.keyOf(request);
    if (key) await pages.renew(key, request);
    await delay(PAUSE, undefined, { signal }).catch(() => undefined);
  }
}

/** @returns for each path that the header leads to its place there; the home page comes first */
function rankByMenus({ header }: Pick<ResolvedMenus, 'header'>): ReadonlyMap<string, number> {
  const paths = ['/', ...header.flatMap(pathsOf)];
  return new Map([...new Set(paths)].map((path, rank) => [path, rank]));
}

const pathsOf = (item: HeaderItem): readonly string[] =>
  'href' in item ? [item.href] : item.submenu.columns.flatMap(({ links }) => links.map(({ href }) => href));
