import { useSyncExternalStore } from 'react';
import type { Store } from '#src/stores/Store.ts';

/**
 * @param store of every page
 * @returns the same store; the component renders again after each change of it
 */
export function useStore<Shown extends Store>(store: Shown): Shown {
  const version = () => store.version;
  useSyncExternalStore(store.subscribe, version, version);
  return store;
}
