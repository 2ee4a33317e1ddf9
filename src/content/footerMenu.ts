import { z } from 'zod';
import { brand } from '#config/brand.ts';
import { locales, type LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import { onSites, perLocale } from '#src/content/document.ts';
import type { FooterGroup } from '#src/shared/menus.ts';
import { href } from '#src/shared/schema.ts';

type BrandLink = keyof typeof brand.links;

const shown = { label: perLocale.describe('What the link says.'), sites: onSites.optional() };
const link = z.union([
  z.strictObject({ ...shown, href }),
  z.strictObject({
    ...shown,
    brand: z
      .literal(Object.keys(brand.links) as BrandLink[])
      .describe('An address that belongs to the brand, by its name.'),
  }),
]);

/** `footer.yaml`: the groups of the footer. `sites` narrows a group or a link; the Kazakh site has a list of its own. */
export const footerSchema = z
  .array(
    z.strictObject({
      title: perLocale.describe('The headline of the group.'),
      sites: onSites.optional(),
      links: z.array(link).min(1).describe('The links of the group.'),
    }),
  )
  .min(1);
export type FooterMenu = z.output<typeof footerSchema>;

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
  const isHere = ({ sites }: { readonly sites?: FooterMenu[number]['sites'] }) => !sites || sites.includes(key);
  return menu
    .filter(isHere)
    .map((group) => ({
      title: group.title[language],
      links: group.links
        .filter(isHere)
        .map((entry) => ({
          label: entry.label[language],
          href: 'brand' in entry ? brand.links[entry.brand] : entry.href,
        }))
        .filter(({ href: target }) => !target.startsWith('/') || exists(target.split(/[?#]/)[0] ?? '')),
    }))
    .filter(({ links }) => links.length > 0);
}
