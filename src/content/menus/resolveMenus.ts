import { locales, type LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import type { Menus } from '#src/content/menus/menuSchema.ts';
import { isShown, leadsSomewhere, resolveLink } from '#src/content/menus/resolveLink.ts';
import type { HeaderItem, MenuLink, ResolvedMenus, Submenu, SubmenuLink, TagChip } from '#src/shared/page/menus.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

type WrittenSubmenu = Extract<Menus['header'][number], { submenu: unknown }>['submenu'];

/**
 * @param menus the menus as written
 * @param site the site
 * @param locale the language of the page
 * @param exists whether a path has a page there, at that moment: what the clock has not published yet, or has taken away, is
 *   linked to by none
 * @returns what that site's header shows in that language
 */
export function resolveMenus(
  menus: Menus,
  site: SiteKey,
  locale: LocaleCode,
  exists: (path: string) => boolean,
): Pick<ResolvedMenus, 'header' | 'panel'> {
  const language = locales[locale].file;
  const isHere = (item: Parameters<typeof isShown>[0]) => isShown(item, site, language);
  const isThere = (link: MenuLink) => leadsSomewhere(link, exists);
  const resolveColumn = ({ title, links }: WrittenSubmenu['columns'][number]) => ({
    title: title[language],
    links: links
      .filter(isHere)
      .map((link) => resolveSubmenuLink(link, language, exists))
      .filter(isThere),
  });
  const resolveSubmenu = ({ columns, footer = [], contacts = false }: WrittenSubmenu): Submenu => {
    const plain = footer
      .filter(isHere)
      .map((link) => resolveLink(link, language))
      .filter(isThere);
    return {
      contacts,
      columns: columns.map(resolveColumn).filter(({ links }) => links.length > 0),
      ...(plain.length > 0 ? { footer: plain } : {}),
    };
  };
  const resolveItem = (item: Menus['header'][number]): readonly HeaderItem[] => {
    const look = item.cssClass ? { cssClass: item.cssClass } : {};
    if (!('submenu' in item)) return [{ ...resolveLink(item, language), ...look }].filter(isThere);
    const submenu = resolveSubmenu(item.submenu);
    return submenu.columns.length > 0 ? [{ label: item.label[language], submenu, ...look }] : [];
  };
  const panel = menus.panel && isHere(menus.panel) ? resolveLink(menus.panel, language) : undefined;
  return {
    ...(panel && isThere(panel) ? { panel } : {}),
    header: menus.header.filter(isHere).flatMap(resolveItem),
  };
}

function resolveSubmenuLink(
  link: WrittenSubmenu['columns'][number]['links'][number],
  language: keyof PerLocale,
  exists: (path: string) => boolean,
): SubmenuLink {
  // A sign says what it says without its page, too.
  const resolveTag = ({ name, href, ...tag }: NonNullable<typeof link.tags>[number]): TagChip => {
    const label = name[language];
    return { ...tag, name: label, ...(href && leadsSomewhere({ label, href }, exists) ? { href } : {}) };
  };
  return {
    ...resolveLink(link, language),
    tags: (link.tags ?? []).map(resolveTag),
    ...(link.description ? { description: link.description[language] } : {}),
    ...(link.icon ? { icon: link.icon } : {}),
    ...(link.cssClass ? { cssClass: link.cssClass } : {}),
  };
}
