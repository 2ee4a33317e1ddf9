import type { LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { resolveFooter } from '#src/content/menus/footerMenu.ts';
import { resolveMenus } from '#src/content/menus/resolveMenus.ts';
import { KIT_PATHS } from '#src/features/kit-menu/kitPaths.ts';
import { createExists } from '#src/server/site/sitePaths.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { ResolvedMenus } from '#src/shared/page/menus.ts';

/** @returns the function that gives the menus of a site in a language, as the content is at that moment */
export function createMenusOf(content: Pick<ContentStore, 'snapshot'>, source: Pick<ContentSource, 'listPaths'>) {
  return function menusOf(site: Site, locale: LocaleCode): ResolvedMenus {
    const { menus, footer } = content.snapshot;
    const exists = createExists(source, site, locale);
    return {
      ...resolveMenus(menus, site.key, locale),
      footer: resolveFooter(footer, site, locale, exists),
      kit: Object.values(KIT_PATHS).filter(exists),
    };
  };
}
