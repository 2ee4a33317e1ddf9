import { locales, type LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import type { Menus } from '#src/content/menus/menuSchema.ts';
import { resolveLink } from '#src/content/menus/resolveLink.ts';
import type { HeaderItem, ResolvedMenus, Submenu, SubmenuLink } from '#src/shared/page/menus.ts';

type WrittenSubmenu = Extract<Menus['header'][number], { submenu: unknown }>['submenu'];

/**
 * @param menus the menus as written
 * @param site the site
 * @param locale the language of the page
 * @returns what that site's header shows in that language
 */
export function resolveMenus(menus: Menus, site: SiteKey, locale: LocaleCode): Pick<ResolvedMenus, 'header' | 'panel'> {
  const language = locales[locale].file;
  const isHere = ({ sites }: { readonly sites?: readonly SiteKey[] | undefined }) => !sites || sites.includes(site);
  const resolveColumn = ({ title, links }: WrittenSubmenu['columns'][number]) => ({
    title: title[language],
    links: links.filter(isHere).map((link): SubmenuLink => ({
      ...resolveLink(link, language),
      tags: (link.tags ?? []).map(({ name, type }) => ({ name: name[language], type })),
      ...(link.description ? { description: link.description[language] } : {}),
      ...(link.icon ? { icon: link.icon } : {}),
      ...(link.cssClass ? { cssClass: link.cssClass } : {}),
    })),
  });
  const resolveSubmenu = ({ columns, footer = [], contacts = false }: WrittenSubmenu): Submenu => {
    const plain = footer.filter(isHere).map((link) => resolveLink(link, language));
    return {
      contacts,
      columns: columns.map(resolveColumn).filter(({ links }) => links.length > 0),
      ...(plain.length > 0 ? { footer: plain } : {}),
    };
  };
  const { panel } = menus;
  return {
    ...(panel && isHere(panel) ? { panel: resolveLink(panel, language) } : {}),
    header: menus.header.filter(isHere).map((item): HeaderItem => {
      const look = item.cssClass ? { cssClass: item.cssClass } : {};
      if (!('submenu' in item)) return { ...resolveLink(item, language), ...look };
      return { label: item.label[language], submenu: resolveSubmenu(item.submenu), ...look };
    }),
  };
}
