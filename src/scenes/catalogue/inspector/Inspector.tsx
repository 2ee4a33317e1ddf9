import { Plural, useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/inspector/Inspector.module.css';
import type { InspectorScene } from '#src/scenes/catalogue/inspector/schema.ts';
import { CallLog } from '#src/scenes/parts/CallLog.tsx';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { CodeLines } from '#src/scenes/parts/CodeLines.tsx';
import { Rows } from '#src/scenes/parts/Rows.tsx';
import { formatMilliseconds } from '#src/scenes/parts/sceneFormats.ts';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';

/** Webhooks as they are delivered, one of them repeated; its JSON, and its signature checked. */
export function Inspector({ address, events, attempts, payload, signature }: InspectorScene) {
  const { t } = useLingui();
  const last = events.length + attempts.length;
  return (
    <div className={styles.scene}>
      <Window title={t`Webhooks`} beside={<code className={styles.address}>{address}</code>} className={styles.list}>
        <Events events={events} attempts={attempts} />
      </Window>
      <CodeLines code={payload} className={styles.payload} step={last} />
      <Window title={t`Signature`} end={<Chip>{t`matches`}</Chip>} className={styles.signature} step={last + 1}>
        <div className={styles.rows}>
          <Rows
            rows={[t`Received`, t`Computed`].map((label) => ({
              label,
              value: <code className={styles.code}>{signature}</code>,
            }))}
          />
        </div>
      </Window>
    </div>
  );
}

function Events({ events, attempts }: Pick<InspectorScene, 'events' | 'attempts'>) {
  const { iso } = useSite();
  const tries = attempts.length;
  return (
    <ol className={styles.events}>
      {events.map(({ event, at, took }, index) => {
        const isOpen = index === events.length - 1;
        return (
          <li key={at} className={styles.event} data-open={isOpen} data-step={index + 1}>
            <code className={styles.code}>{event}</code>
            <span className={styles.at}>{at}</span>
            <span className={styles.took}>{formatMilliseconds(took, iso)}</span>
            {isOpen && (
              <div className={styles.attempts}>
                <p className={styles.tries}>
                  <Plural value={tries} one="# attempt" other="# attempts" />
                </p>
                <CallLog
                  entries={attempts.map(({ at: after, status, text }) => ({
                    at: after,
                    text: `${String(status)}, ${text}`,
                    isBad: status >= 300,
                  }))}
                  step={index + 1}
                />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
