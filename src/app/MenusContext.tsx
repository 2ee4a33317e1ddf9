import { createContext, use } from 'react';
import type { ShellMenus } from '#src/shared/page/menus.ts';

const MenusContext = createContext<ShellMenus>({ header: [] });

/** Around every page. Outside of it the menus are empty, and nothing throws. */
export const MenusProvider = MenusContext.Provider;

/** @returns the menus of the document's site and language */
export function useMenus(): ShellMenus {
  return use(MenusContext);
}
