import { locales, type LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/sites.ts';
import type { Menus, PerLocale } from '#src/content/document.ts';
import type { ResolvedMenus } from '#src/shared/menus.ts';

/** @returns the menus as one site shows them in one language */
export function resolveMenus(menus: Menus, site: SiteKey, locale: LocaleCode): ResolvedMenus {
  const language = locales[locale].file as keyof PerLocale;
  const links = (list: Menus['header']) =>
    list
      .filter(({ sites }) => !sites || sites.includes(site))
      .map(({ label, href }) => ({ label: label[language], href }));
  return {
    header: links(menus.header),
    footer: menus.footer.map((group) => ({ title: group.title[language], links: links(group.links) })),
  };
}
