import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** @returns false on the server and while hydrating, true from then on: for what only works with JavaScript */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
