import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type FlushReport, flushOutbox, mayHaveQueued } from '#src/api/forms/outbox.ts';
import styles from '#src/features/outbox/OutboxNotice.module.css';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** Sends what was written while offline, on whatever page the visitor is when the network is back, and says so. */
export function OutboxNotice() {
  const { t } = useLingui();
  const [report, setReport] = useState<FlushReport>();
  useEffect(() => {
    const send = () => {
      if (navigator.onLine && mayHaveQueued()) void flushOutbox().then(setReport);
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
  const references = report?.sent.join(', ');
  const isShown = Boolean(references) || Boolean(report?.returned.length);
  return (
    <div role="status" className={styles.region} data-surface="white">
      {references && (
        <Notice tone="success">
          <Trans>You are back online, and your message has been sent. Its number is {references}.</Trans>
        </Notice>
      )}
      {report?.returned.map((href) => (
        <Notice key={href} tone="warning">
          <Trans>
            A message that you wrote while offline needs a correction. <a href={href}>Go back to it</a>
          </Trans>
        </Notice>
      ))}
      {isShown && <Button size="small" theme="secondary" onClick={() => setReport(undefined)}>{t`Close`}</Button>}
    </div>
  );
}
