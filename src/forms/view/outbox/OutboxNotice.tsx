import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type FlushReport, flushOutbox, forgetSent } from '#src/forms/api/outbox.ts';
import { OUTBOX_EVENT } from '#src/forms/data/outboxMark.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Notice } from '#src/ui/display/Notice.tsx';

/** Sends what waits, on whatever page its visitor is when the network is back, and says what has become of it. */
export function OutboxNotice() {
  const { t } = useLingui();
  const [report, setReport] = useState<FlushReport>();
  useEffect(() => {
    const send = () => void flushOutbox().then(setReport);
    send();
    const listening = new AbortController();
    window.addEventListener('online', send, listening);
    window.addEventListener(OUTBOX_EVENT, send, listening);
    return () => listening.abort();
  }, []);
  const close = () => {
    setReport(undefined);
    void forgetSent();
  };
  const reference = report?.sent.join(', ');
  if (!reference && !report?.returned.length) return null;
  return (
    <>
      {reference && (
        <Notice tone="success">
          <Trans>Your message has been sent. Its number is {reference}.</Trans>
        </Notice>
      )}
      {report?.returned.map((href) => (
        <Notice key={href} tone="warning">
          <Trans>
            Your message needs a correction. <a href={href}>Go back to it</a>
          </Trans>
        </Notice>
      ))}
      <Button size="small" theme="secondary" onClick={close}>{t`Close`}</Button>
    </>
  );
}
