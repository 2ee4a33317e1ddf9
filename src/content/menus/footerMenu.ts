import { locales, type LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import type { FooterMenu } from '#src/content/menus/menuSchema.ts';
import { isShown, leadsSomewhere, resolveLink } from '#src/content/menus/resolveLink.ts';
import type { FooterGroup } from '#src/shared/page/menus.ts';

/**
 * @param menu the footer as written
 * @param site the site
 * @param locale the language of the page
 * @param exists whether a path has a page there: the footer is written for the whole site, and shows what there is of it
 * @returns the groups of that site in that language, none of them empty
 */
export function resolveFooter(
  menu: FooterMenu,
  site: Pick<Site, 'key' | 'kazakhstan'>,
  locale: LocaleCode,
  exists: (path: string) => boolean,
): FooterGroup[] {
  const language = locales[locale].file;
  // `KAZAKHSTAN` makes any site the Kazakh one.
  const key = site.kazakhstan ? 'kz' : site.key;
  const isHere = (item: Parameters<typeof isShown>[0]) => isShown(item, key, language);
  return menu
    .filter(isHere)
    .map((group) => ({
      title: group.title[language],
      links: group.links
        .filter(isHere)
        .map((entry) => resolveLink(entry, language))
        .filter((link) => leadsSomewhere(link, exists)),
    }))
    .filter(({ links }) => links.length > 0);
}
