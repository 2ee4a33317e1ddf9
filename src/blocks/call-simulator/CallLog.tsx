import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CallEvent } from '#src/blocks/call-simulator/runCall.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import styles from '#src/blocks/call-simulator/CallSimulator.module.css';
import { Speaker } from '#src/blocks/call-simulator/Speaker.tsx';

/** What has happened, with the second of the call at which it did. */
export function CallLog({ events }: { readonly events: readonly CallEvent[] }) {
  const { t } = useLingui();
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [events.length]);
  const seconds = new Intl.NumberFormat(useSite().iso, {
    style: 'unit',
    unit: 'second',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <div ref={log} className={styles.log} role="log" aria-live="polite" aria-label={t`Transcript`} tabIndex={0}>
      {events.map(({ side, text, at }, index) => (
        <p key={`${String(index)} ${text}`} className={styles.event} data-side={side}>
          <span className={styles.time}>{seconds.format(at / 1000)}</span>
          <span>
            <Speaker side={side} /> {text}
          </span>
        </p>
      ))}
    </div>
  );
}
