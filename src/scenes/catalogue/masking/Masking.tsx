import { Trans, useLingui } from '@lingui/react/macro';
import { formatTimeOf } from '#src/i18n/formatDate.ts';
import type { MaskingScene } from '#src/scenes/catalogue/masking/schema.ts';
import styles from '#src/scenes/catalogue/masking/Masking.module.css';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { minutesOf } from '#src/scenes/parts/sceneTimes.ts';
import { Initials } from '#src/scenes/parts/Initials.tsx';
import { formatLength } from '#src/scenes/parts/sceneFormats.ts';
import { Window } from '#src/scenes/parts/Window.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** Two people with a number between them: each sees that one, and never the other's own. */
export function Masking(scene: MaskingScene) {
  const { first, second } = scene;
  return (
    <div className={styles.scene}>
      <Person {...first} sees={scene.number} tone="iris" step={1} />
      <Pair {...scene} />
      <Person {...second} sees={scene.number} tone="mint" step={2} />
    </div>
  );
}

type PersonProps = MaskingScene['first'] & {
  readonly sees: string;
  readonly tone: 'iris' | 'mint';
  readonly step: number;
};

function Person({ name, role, number, sees, tone, step }: PersonProps) {
  return (
    <div className={styles.person} data-side={tone} data-step={step}>
      <p className={styles.who}>
        <Initials name={name} tone={tone} />
        <span className={styles.names}>
          <b>{name}</b>
          <span className={styles.role}>{role}</span>
        </span>
      </p>
      <dl className={styles.numbers}>
        <dt>
          <Trans>Own number</Trans>
        </dt>
        <dd className={styles.own}>
          <Icon name="lock" size={16} />
          {number}
        </dd>
        <dt>
          <Trans>Sees</Trans>
        </dt>
        <dd className={styles.seen}>{sees}</dd>
      </dl>
    </div>
  );
}

function Pair({ pair, number, first, second, course }: MaskingScene) {
  const { since, calls, now, until } = course;
  const { t } = useLingui();
  const write = useDayTime();
  const names = { first: first.name, second: second.name };
  const [begin, end] = [minutesOf(since), minutesOf(until)];
  const share = ((minutesOf(now) - begin) / (end - begin)) * 100;
  return (
    <Window title={pair} end={<Chip live>{t`Active`}</Chip>} className={styles.pair}>
      <p className={styles.between} data-step={3}>
        <b className={styles.number}>{number}</b>
      </p>
      <ol className={styles.calls}>
        {calls.map(({ from, at, seconds }, index) => (
          <li key={at} className={styles.call} data-step={4 + index}>
            <span className={styles.at}>{write(at)}</span>
            <span>
              {names[from]} → {names[from === 'first' ? 'second' : 'first']}
            </span>
            <span className={styles.length}>{formatLength(seconds)}</span>
          </li>
        ))}
      </ol>
      <div className={styles.life} data-step={4 + calls.length}>
        <svg className={styles.meter} width="100%" height="10" aria-hidden="true" focusable="false">
          <rect className={styles.rest} y="2" width="100%" height="6" rx="3" />
          <rect className={styles.gone} y="2" width={`${share.toFixed(1)}%`} height="6" rx="3" />
          <circle className={styles.now} cx={`${share.toFixed(1)}%`} cy="5" r="5" />
        </svg>
        <p className={styles.ends}>
          <span>{write(since)}</span>
          <b>
            <Trans>Ends at {write(until)}</Trans>
          </b>
        </p>
      </div>
    </Window>
  );
}

/** @returns writes a time of day as the language does */
function useDayTime(): (time: string) => string {
  const { iso } = useSite();
  return (time) => formatTimeOf(`2026-01-01T${time}:00Z`, iso, 'UTC');
}
