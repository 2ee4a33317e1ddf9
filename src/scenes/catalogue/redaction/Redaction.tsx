import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/redaction/Redaction.module.css';
import type { RedactionScene } from '#src/scenes/catalogue/redaction/schema.ts';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { RecordingStrip } from '#src/scenes/parts/RecordingStrip.tsx';
import { Rows } from '#src/scenes/parts/Rows.tsx';
import { formatClock, formatLength, formatSeconds } from '#src/scenes/parts/sceneFormats.ts';
import { Talk } from '#src/scenes/parts/Talk.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** A recording with a gap where digits were keyed, the transcript with the same gap, and who did what with it. */
export function Redaction({ call, line, turns, gap, listened }: RedactionScene) {
  return (
    <div className={styles.scene}>
      <Transcript call={call} line={line} turns={turns} gap={gap} />
      <AuditTrail gap={gap} listened={listened} />
      <Recording turns={turns} gap={gap} />
    </div>
  );
}

function Transcript({ call, line, turns, gap }: Omit<RedactionScene, 'name' | 'caption' | 'listened'>) {
  const { iso } = useSite();
  const before = turns.filter(({ until }) => until <= gap.at);
  const after = turns.slice(before.length);
  return (
    <Window title={call} beside={<span className={styles.line}>{line}</span>} className={styles.transcript}>
      <div className={styles.talk}>
        <Talk turns={before} waits={false} />
        <p className={styles.keyed} data-step={before.length + 1}>
          <span className={styles.at}>{formatClock(gap.at, iso)}</span>
          <span className={styles.gone}>
            <Icon name="lock" size={16} />
            <span className={styles.dots} aria-hidden="true">
              {'•'.repeat(gap.digits).replaceAll(/.{4}(?=.)/g, '$& ')}
            </span>
            <Plural value={gap.digits} one="# digit keyed, not recorded" other="# digits keyed, not recorded" />
          </span>
        </p>
        <Talk turns={after} waits={false} step={before.length + 3} />
      </div>
    </Window>
  );
}

function AuditTrail({ gap, listened: { who, at } }: Pick<RedactionScene, 'gap' | 'listened'>) {
  const { iso } = useSite();
  const { t } = useLingui();
  return (
    <Window title={t`Audit trail`} className={styles.audit} step={7}>
      <div className={styles.rows}>
        <Rows
          rows={[
            { label: t`Recording stopped`, value: formatClock(gap.at, iso) },
            { label: t`Digits in the log`, value: <Chip>{t`none`}</Chip> },
            { label: t`Recording resumed`, value: formatClock(gap.until, iso) },
          ]}
        />
        <p className={styles.listened}>
          <Icon name="headphones" size={16} />
          <span>
            <b>{who}</b> <Trans>listened at {at}</Trans>
          </span>
        </p>
      </div>
    </Window>
  );
}

function Recording({ turns, gap }: Pick<RedactionScene, 'turns' | 'gap'>) {
  const { iso } = useSite();
  const { t } = useLingui();
  const length = formatSeconds(Math.round(gap.until - gap.at), iso);
  return (
    <Window
      title={t`Recording`}
      beside={<span className={styles.line}>{t`stereo`}</span>}
      end={formatLength(Math.ceil(turns.at(-1)?.until ?? gap.until))}
      className={styles.recording}
    >
      <div className={styles.strip}>
        <RecordingStrip
          turns={turns}
          gap={{ ...gap, label: t`${length} not recorded` }}
          step={before(turns, gap) + 2}
        />
      </div>
    </Window>
  );
}

const before = (turns: RedactionScene['turns'], gap: RedactionScene['gap']) =>
  turns.filter(({ until }) => until <= gap.at).length;
