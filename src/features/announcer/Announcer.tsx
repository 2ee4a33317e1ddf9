import { useArrival } from '#src/features/announcer/useArrival.ts';
import { useStores } from '#src/stores/StoresContext.tsx';
import { useStore } from '#src/stores/useStore.ts';

/** Says which page has come, and takes the focus there. It outlives every layout, as a live region must. */
export function Announcer({ page }: { readonly page: object }) {
  const { announcer } = useStores();
  useArrival(announcer, page);
  return (
    <div aria-live="polite" aria-atomic="true" data-announcer="" className="visuallyHidden">
      {useStore(announcer).message}
    </div>
  );
}
