/** Menus in one language, for one site. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

export interface ResolvedMenus {
  readonly header: readonly MenuLink[];
  readonly footer: readonly { readonly title: string; readonly links: readonly MenuLink[] }[];
}
