import { createContext, use } from 'react';
import type { ResolvedMenus } from '#src/shared/page/menus.ts';

const MenusContext = createContext<ResolvedMenus>({ header: [], footer: [] });

/** Around every page. Outside of it the menus are empty, and nothing throws. */
export const MenusProvider = MenusContext.Provider;

/** @returns the menus of the document's site and language */
export function useMenus(): ResolvedMenus {
  return use(MenusContext);
}
