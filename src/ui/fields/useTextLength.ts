import { useCallback, useSyncExternalStore } from 'react';

/**
 * @param id of a text area
 * @param first how long the text is that the server has sent
 * @returns how long it is now, whoever has written it: its visitor, also before the page was awake, or the code of a form
 */
export function useTextLength(id: string, first: number): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      const area = areaOf(id);
      const listening = new AbortController();
      const { signal } = listening;
      area?.addEventListener('input', tell, { signal });
      area?.addEventListener('change', tell, { signal });
      // Told before the form does it.
      area?.form?.addEventListener('reset', () => setTimeout(tell), { signal });
      return () => listening.abort();
    },
    [id],
  );
  return useSyncExternalStore(
    subscribe,
    () => areaOf(id)?.value.length ?? first,
    () => first,
  );
}

function areaOf(id: string): HTMLTextAreaElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : undefined;
}
