import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import styles from '#src/features/offline-notice/OfflineNotice.module.css';
import { useStores } from '#src/stores/StoresContext.tsx';
import { useStore } from '#src/stores/useStore.ts';

/** The live region is always there, since one that appears together with its text is often not read out. */
export function OfflineNotice() {
  const ui = useStore(useStores().ui);
  useEffect(() => {
    const update = () => {
      ui.setOnline(navigator.onLine);
    };
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, [ui]);
  return (
    <div role="status" className={styles.region}>
      {!ui.online && (
        <p className={styles.notice}>
          <Trans>You are offline. What is already on this page can still be read.</Trans>
        </p>
      )}
    </div>
  );
}
