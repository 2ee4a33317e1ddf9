import type { IconName } from '#src/shared/iconNames.ts';

/** How an item of a menu is set off: by a tint, or by a line above it. */
export const MENU_CLASSES = ['accent', 'divided'] as const;
type MenuClass = (typeof MENU_CLASSES)[number];

/** Menus in one language, for one site. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** False for what this host serves and this site is not: such a link has no language, and no page is loaded in place. */
  readonly inApp?: false | undefined;
}

/** A sign at a link (SPEC part 3, tag chip). */
export interface TagChip {
  readonly name: string;
  readonly type: 'primary' | 'secondary' | 'tertiary';
  /** Where it leads itself. */
  readonly href?: string | undefined;
  readonly icons?: readonly IconName[] | undefined;
}

/** A link of a submenu. One that is a link only has neither icon nor description. */
export interface SubmenuLink extends MenuLink {
  readonly description?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly tags: readonly TagChip[];
  readonly cssClass?: MenuClass | undefined;
}

/** What opens below an item of the header. */
export interface Submenu {
  readonly columns: readonly { readonly title: string; readonly links: readonly SubmenuLink[] }[];
  /** Plain links below the columns. */
  readonly footer?: readonly MenuLink[];
  /** Phones, e-mail and networks below the columns. */
  readonly contacts: boolean;
}

/** An item of the header: a link, or what opens a submenu. */
export type HeaderItem = { readonly cssClass?: MenuClass | undefined } & (
  | MenuLink
  | { readonly label: string; readonly submenu: Submenu }
);

/** An item of the header as every page draws it: what opens below it is a part by itself, under this name. */
export type ShellItem = { readonly cssClass?: MenuClass | undefined } & (
  | MenuLink
  | { readonly label: string; readonly part: string }
);

/** One column of the footer. */
export interface FooterGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

/** All menus of a page: links without a page on this site are gone, words are in one language. */
export interface ResolvedMenus {
  readonly header: readonly HeaderItem[];
  readonly footer: readonly FooterGroup[];
  /** The news above the header. */
  readonly panel?: MenuLink | undefined;
  /** Of the kit sub-menu's own paths, those that exist. */
  readonly kit?: readonly string[];
}

/** The part of the shell that stands in the footer. */
export const FOOTER_PART = 'footer';

/** The name of the part that opens below an item of the header. */
export const submenuPart = (index: number) => `submenu-${String(index)}`;

/** The menus of a page without what stands in parts of the shell: what React draws, on both sides. */
export interface ShellMenus extends Pick<ResolvedMenus, 'panel' | 'kit'> {
  readonly header: readonly ShellItem[];
}

/** @returns the menus without their submenus and the footer, which are kept as HTML */
export function toShellMenus({ header, panel, kit }: ResolvedMenus): ShellMenus {
  const items = header.map((item, index): ShellItem => {
    if (!('submenu' in item)) return item;
    const { label, cssClass } = item;
    return { label, part: submenuPart(index), ...(cssClass ? { cssClass } : {}) };
  });
  return { header: items, ...(panel ? { panel } : {}), ...(kit ? { kit } : {}) };
}
