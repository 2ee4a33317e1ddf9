import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CallEvent } from '#src/blocks/call-simulator/runCall.ts';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import styles from '#src/blocks/call-simulator/CallSimulator.module.css';
import { Speaker } from '#src/blocks/call-simulator/Speaker.tsx';

const SECONDS = { style: 'unit', unit: 'second', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** What has happened, with the second of the call at which it did. */
export function CallLog({ events }: { readonly events: readonly CallEvent[] }) {
  const { t } = useLingui();
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [events.length]);
  const { iso } = useSite();
  return (
    <div ref={log} className={styles.log} role="log" aria-live="polite" aria-label={t`Transcript`} tabIndex={0}>
      {events.map(({ side, text, at }, index) => (
        <p key={`${String(index)} ${text}`} className={styles.event} data-side={side}>
          <span className={styles.time}>{formatNumber(at / 1000, iso, SECONDS)}</span>
          <span>
            <Speaker side={side} /> {text}
          </span>
        </p>
      ))}
    </div>
  );
}
