import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '#src/client/BrokenNotice.module.css';

/**
 * What is said of a page whose scripts did not come, not even when it was loaded again. It can still be read and used. It is
 * part of the first script, since any other may be the one that is gone, and so it is made of nothing else.
 */
export function BrokenNotice() {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <div className={styles.notice}>
      <p className={styles.title}>
        <Trans>Part of this page did not load</Trans>
      </p>
      <p>
        <Trans>You can read on, follow links and send forms. Some controls do not work, though.</Trans>
      </p>
      <p className={styles.ways}>
        <a href="" data-in-app="false" className={styles.way}>
          <Trans>Load the page again</Trans>
        </a>
        <button type="button" className={styles.way} onClick={() => setShown(false)}>
          <Trans>Close</Trans>
        </button>
      </p>
    </div>
  );
}
