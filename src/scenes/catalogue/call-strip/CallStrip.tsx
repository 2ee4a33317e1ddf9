import { useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/call-strip/CallStrip.module.css';
import type { CallStripScene } from '#src/scenes/catalogue/call-strip/schema.ts';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { CodeLines } from '#src/scenes/parts/CodeLines.tsx';
import { Rows } from '#src/scenes/parts/Rows.tsx';
import { formatClock, formatMilliseconds } from '#src/scenes/parts/sceneFormats.ts';
import { Talk } from '#src/scenes/parts/Talk.tsx';
import { Waveform } from '#src/scenes/parts/Waveform.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';

/** A live call: both voices on a ruler, the words beside, events with their milliseconds, and what changed. */
export function CallStrip({ code, record, ...call }: CallStripScene) {
  const last = call.turns.length + 1;
  return (
    <div className={styles.scene} data-hangs={code !== undefined || record !== undefined}>
      <CallWindow {...call} />
      {code && <CodeLines code={code} className={styles.code} step={last} />}
      {record && (
        <Window title={record.title} className={styles.record} step={last + 1}>
          <div className={styles.rows}>
            <Rows
              rows={record.rows.map(({ label, value, isNew }) => ({
                label,
                value: isNew ? <Chip>{value}</Chip> : value,
              }))}
            />
          </div>
        </Window>
      )}
    </div>
  );
}

function CallWindow({ call, way, isOutgoing, now, turns, events }: Omit<CallStripScene, 'code' | 'record'>) {
  const { iso } = useSite();
  const { t } = useLingui();
  const beside = (
    <>
      <Chip live>{t`Live`}</Chip>
      <span className={styles.way}>{way}</span>
    </>
  );
  return (
    <Window title={call} beside={beside} end={formatClock(now, iso)} className={styles.call}>
      <div className={styles.body}>
        <div className={styles.talk}>
          <Waveform turns={turns} now={now} />
          <Talk turns={turns} isOutgoing={isOutgoing} />
        </div>
        <div className={styles.events}>
          <p className={styles.head}>{t`Events`}</p>
          <Rows
            step={2}
            rows={events.map(({ name, took, status }) => ({
              label: name,
              isCode: true,
              value: (
                <span className={styles.took} data-ok={status !== undefined}>
                  {status !== undefined && `${String(status)} · `}
                  {formatMilliseconds(took, iso)}
                </span>
              ),
            }))}
          />
        </div>
      </div>
    </Window>
  );
}
