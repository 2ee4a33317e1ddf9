import type { IconName } from '#src/shared/iconNames.ts';

/** Menus in one language, for one site. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

export interface TagChip {
  readonly name: string;
  readonly type: 'primary' | 'secondary' | 'tertiary';
}

/** A link of a submenu. */
export interface SubmenuLink extends MenuLink {
  readonly description: string;
  readonly icon: IconName;
  readonly tags: readonly TagChip[];
}

export interface Submenu {
  readonly columns: readonly { readonly title: string; readonly links: readonly SubmenuLink[] }[];
  /** Phones, e-mail and networks below the columns. */
  readonly contacts: boolean;
}

/** An item of the header: a link, or what opens a submenu. */
export type HeaderItem = MenuLink | { readonly label: string; readonly submenu: Submenu };

/** One column of the footer. */
export interface FooterGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export interface ResolvedMenus {
  readonly header: readonly HeaderItem[];
  readonly footer: readonly FooterGroup[];
  /** The news above the header. */
  readonly panel?: MenuLink | undefined;
  /** Of the kit sub-menu's own paths, those that exist. */
  readonly kit?: readonly string[];
}
