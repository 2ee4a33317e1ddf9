import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { THIRD_PARTY_CATEGORY } from '#config/constants.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Notice } from '#src/ui/display/Notice.tsx';
import { allows } from '#src/visitor/data/consent.ts';
import styles from '#src/visitor/view/ReloadNotice.module.css';
import { useConsent } from '#src/visitor/view/useConsent.ts';

/** What is said to who has taken back the consent to tags that are in the page: no script can be unloaded. */
export function ReloadNotice() {
  // Whoever agrees again and takes that back again is told again, also who has closed it.
  return allows(useConsent(), THIRD_PARTY_CATEGORY.tags) ? null : <WhatStays />;
}

function WhatStays() {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className={styles.notice} data-surface="white">
      <Notice tone="info">
        <Trans>Statistics are off. What was loaded for them goes when the page is loaded again.</Trans>
      </Notice>
      <div className={styles.ways}>
        <Button size="small" onClick={() => window.location.reload()}>
          <Trans>Load the page again</Trans>
        </Button>
        <Button size="small" theme="secondary" onClick={() => setClosed(true)}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  );
}
