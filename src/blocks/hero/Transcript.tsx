import { Trans } from '@lingui/react/macro';
import { TranscriptBar } from '#src/blocks/hero/TranscriptBar.tsx';
import type { HeroBlock } from '#src/blocks/hero/schema.ts';
import styles from '#src/blocks/hero/Transcript.module.css';
import { bendTo, TURN_OFFSET } from '#src/ui/drawings/turnPath.ts';

/** The gap between two turns, and half a bar, so that the line ends inside the bar. */
const BEND_HEIGHT = 43;

/** A short exchange as turns on one line, which bends from voice to voice. The words stand under their bars. */
export function Transcript({ label, turns }: NonNullable<HeroBlock['transcript']>) {
  const longest = Math.max(...turns.map(({ text }) => text.length));
  return (
    <figure className={styles.transcript}>
      <figcaption className={styles.label}>{label}</figcaption>
      <ol className={styles.turns}>
        {turns.map(({ side, text }, index) => (
          <li key={text} className={styles.turn} data-side={side}>
            <Bend from={turns[index - 1]?.side} to={side} />
            <TranscriptBar length={text.length} longest={longest} />
            <p className={styles.text}>
              <span className="visuallyHidden">
                {side === 'caller' ? <Trans>Caller:</Trans> : <Trans>Answer:</Trans>}{' '}
              </span>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

type Side = 'caller' | 'answer';
const xOf = (side: Side) => (side === 'caller' ? 1 : TURN_OFFSET + 1);

function Bend({ from, to }: { readonly from: Side | undefined; readonly to: Side }) {
  if (!from) return null;
  return (
    <svg className={styles.bend} width={TURN_OFFSET + 2} height={BEND_HEIGHT} aria-hidden="true" focusable="false">
      <path d={['M', xOf(from), 0, bendTo(xOf(from), xOf(to), 0, BEND_HEIGHT)].join(' ')} />
    </svg>
  );
}
