import { locales, type LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/sites.ts';
import type { Menus } from '#src/content/document.ts';
import type { HeaderItem, ResolvedMenus, Submenu } from '#src/shared/menus.ts';

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
  const resolveSubmenu = ({ columns, contacts = false }: WrittenSubmenu): Submenu => ({
    contacts,
    columns: columns
      .map(({ title, links }) => ({
        title: title[language],
        links: links.filter(isHere).map(({ label, href, description, icon, tags = [] }) => ({
          label: label[language],
          href,
          description: description[language],
          icon,
          tags: tags.map(({ name, type }) => ({ name: name[language], type })),
        })),
      }))
      .filter(({ links }) => links.length > 0),
  });
  const { panel } = menus;
  return {
    ...(panel && isHere(panel) ? { panel: { label: panel.label[language], href: panel.href } } : {}),
    header: menus.header.filter(isHere).map((item): HeaderItem => {
      const label = item.label[language];
      return 'submenu' in item ? { label, submenu: resolveSubmenu(item.submenu) } : { label, href: item.href };
    }),
  };
}
