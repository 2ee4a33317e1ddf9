import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type FlushReport, flushOutbox, forgetSent } from '#src/forms/api/outbox.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Notice } from '#src/ui/display/Notice.tsx';

/** Sends what was written while offline, on whatever page the visitor is when the network is back, and says so. */
export function OutboxNotice() {
  const { t } = useLingui();
  const [report, setReport] = useState<FlushReport>();
  useEffect(() => {
    const send = () => void flushOutbox().then(setReport);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
  const close = () => {
    setReport(undefined);
    void forgetSent();
  };
  const references = report?.sent.join(', ');
  if (!references && !report?.returned.length) return null;
  return (
    <>
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
      <Button size="small" theme="secondary" onClick={close}>{t`Close`}</Button>
    </>
  );
}
