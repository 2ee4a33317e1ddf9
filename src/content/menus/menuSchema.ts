import { z } from 'zod';
import { brand } from '#config/brand.ts';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import { ICON_NAMES } from '#src/shared/iconNames.ts';
import { MENU_CLASSES } from '#src/shared/page/menus.ts';
import { href, shownSites } from '#src/shared/page/schema.ts';
import { perLocale } from '#src/shared/text/perLocale.ts';

/** The menus as editors write them (SPEC part 3, Menu item): `menus.yaml` and `footer.yaml`. */

type BrandLink = keyof typeof brand.links;

const shown = {
  label: perLocale.describe('What the link is called, in every language.'),
  sites: shownSites.describe('The sites that show it; all of them when this is left out.'),
  languages: z
    .array(z.enum(WRITTEN_LOCALES).describe('A language, by its code.'))
    .min(1)
    .optional()
    .describe('The languages that show it; all of them when this is left out.'),
};

const inApp = z
  .literal(false)
  .optional()
  .describe(
    'Written as false for an address of this host that is no page of the site, such as a file: it has no language.',
  );

const cssClass = z
  .enum(MENU_CLASSES)
  .optional()
  .describe('How the item is set off: accent gives it a tint, divided draws a line above it.');

const target = { href: href.describe('Where it leads: a path without language, or an https address.'), inApp };

const brandLink = {
  brand: z
    .literal(Object.keys(brand.links) as BrandLink[])
    .describe('An address that belongs to the brand, by its name.'),
};

/** A link that is its label and nothing else. */
export const plainLink = z.union([z.strictObject({ ...shown, ...target }), z.strictObject({ ...shown, ...brandLink })]);

const tag = z.strictObject({
  name: perLocale.describe('One word, such as New.'),
  type: z.enum(['primary', 'secondary', 'tertiary']).describe('How loud it is: filled, tinted, outlined.'),
  href: href
    .optional()
    .describe('Where the sign itself leads, when that is elsewhere: it then stands below the link, as one of its own.'),
  icons: z
    .array(z.enum(ICON_NAMES).describe('The name of an icon.'))
    .min(1)
    .max(2)
    .optional()
    .describe('Icons before its word.'),
});

const submenuLink = z
  .strictObject({
    ...shown,
    ...target,
    cssClass,
    description: perLocale.optional().describe('One line below the label.'),
    icon: z.enum(ICON_NAMES).optional().describe('The name of the icon before the label.'),
    tags: z.array(tag).optional().describe('Small signs behind the label.'),
    linkOnly: z.literal(true).optional().describe('The label alone: no icon, no description.'),
  })
  .refine(({ linkOnly, icon, description }) => (linkOnly ? !icon && !description : icon && description), {
    message: 'needs an icon and a description, or linkOnly and neither of them',
  });

const submenu = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        title: perLocale.describe('Stands above the links of the column.'),
        links: z.array(submenuLink).min(1).describe('From top to bottom.'),
      }),
    )
    .min(1)
    .describe('Side by side; a column without links on a site is left out there.'),
  footer: z.array(plainLink).min(1).optional().describe('Plain links in one line below the columns.'),
  contacts: z.boolean().optional().describe('Phone numbers, sales e-mail and social networks below the columns.'),
});

const headerItem = z.union([
  z.strictObject({ ...shown, ...target, cssClass }),
  z.strictObject({ ...shown, cssClass, submenu: submenu.describe('What the item opens.') }),
]);

/** `menus.yaml`: what the header links to, and its panel. An item is a link, or opens a submenu of titled columns. */
export const menusSchema = z.strictObject({
  header: z.array(headerItem).min(1).describe('The items of the main menu, from left to right.'),
  /** SPEC part 2, info panel. */
  panel: z
    .strictObject({ ...shown, ...target })
    .optional()
    .describe('The news above the header, on the sites that it names.'),
});
/** The header for all sites and languages; `resolveMenus` narrows it to one. */
export type Menus = z.output<typeof menusSchema>;

/** `footer.yaml`: the groups of the footer. `sites` narrows a group or a link; the Kazakh site has a list of its own. */
export const footerSchema = z
  .array(
    z.strictObject({
      title: perLocale.describe('Stands above the links of the group.'),
      sites: shown.sites,
      links: z.array(plainLink).min(1).describe('Those without a page on a site are left out there.'),
    }),
  )
  .min(1);
/** The footer's groups for all sites and languages, in the order in which they stand. */
export type FooterMenu = z.output<typeof footerSchema>;
