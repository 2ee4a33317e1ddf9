import { createContext, use } from 'react';
import type { Stores } from '#src/stores/createStores.ts';

const StoresContext = createContext<Stores | undefined>(undefined);

/** Around a page on both sides, never around a static block: what reads a store has to hydrate. */
export const StoresProvider = StoresContext.Provider;

/** @throws outside a page */
export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresProvider');
  return stores;
}
