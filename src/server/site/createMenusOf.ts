import type { LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { resolveFooter } from '#src/content/menus/footerMenu.ts';
import { resolveMenus } from '#src/content/menus/resolveMenus.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { KIT_PATHS } from '#src/features/kit-menu/kitPaths.ts';
import { createExists } from '#src/server/site/sitePaths.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { ResolvedMenus } from '#src/shared/page/menus.ts';

type Paths = ReturnType<ContentSource['listPaths']>;

interface Known extends Pick<ContentSnapshot, 'menus' | 'footer'> {
  /** Which pages there were, as the source said it last. */
  paths: Paths;
  readonly resolved: ResolvedMenus;
}

/**
 * @returns the function that gives the menus of a site in a language, as the content is at that moment: the same object for as
 *   long as they say the same, since what is rendered of them is kept with it
 */
export function createMenusOf(
  content: { readonly snapshot: Pick<ContentStore['snapshot'], 'menus' | 'footer'> },
  source: Pick<ContentSource, 'listPaths' | 'listsFixed'>,
) {
  const known = new WeakMap<Site, Map<LocaleCode, Known>>();
  return function menusOf(site: Site, locale: LocaleCode): ResolvedMenus {
    const { menus, footer } = content.snapshot;
    const paths = source.listPaths();
    const ofSite = known.get(site) ?? new Map<LocaleCode, Known>();
    known.set(site, ofSite);
    const last = ofSite.get(locale);
    if (last?.menus === menus && last.footer === footer && isSame(last.paths, paths)) {
      // Else each render from now on would compare all pages again.
      last.paths = paths;
      return last.resolved;
    }
    const exists = createExists(source, site, locale);
    const resolved = {
      ...resolveMenus(menus, site.key, locale, exists),
      footer: resolveFooter(footer, site, locale, exists),
      kit: Object.values(KIT_PATHS).filter(exists),
    };
    ofSite.set(locale, { menus, footer, paths, resolved });
    return resolved;
  };
}

/** A source gives the same list for as long as it knows of no change; what it makes anew may say the same. */
const isSame = (a: Paths, b: Paths): boolean => a === b || written(a) === written(b);

const written = (paths: Paths) => paths.map(({ path, locales }) => `${path} ${locales.join()}`).join('\n');
