import { useEffect } from 'react';

/**
 * Says on the document that the browser's part has taken over: for tests, and styles that need it. It stands where the server
 * has `PageAssets`, so that both trees have the same shape and React's ids agree.
 */
export function MarkHydrated({ then }: { readonly then: () => void }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    then();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return null;
}
