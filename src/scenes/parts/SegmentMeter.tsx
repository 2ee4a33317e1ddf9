import { Plural, Trans } from '@lingui/react/macro';
import { countSegments } from '#src/pricing/data/smsSegments.ts';
import { asTyped } from '#src/shared/text/typography/typography.ts';
import styles from '#src/scenes/parts/SegmentMeter.module.css';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';

/** Between two segments, in percent of the meter. */
const GAP = 1;
/** Characters from one tick of the ruler to the next. */
const TICK = 10;

/** How a text message is cut and billed: its segments as bars, filled with what they hold, on a ruler in characters. */
export function SegmentMeter({ text }: { readonly text: string }) {
  // No-break spaces are how the page sets the text; ordinary ones are sent.
  const { encoding, units, perSegment, segments } = countSegments(asTyped(text));
  const room = perSegment * segments;
  const width = (100 - GAP * (segments - 1)) / segments;
  return (
    <div>
      <p className={styles.count}>
        <span>
          <Trans>
            {encoding}: {units} of {room} characters
          </Trans>
        </span>
        <b>
          <Plural value={segments} one="# segment" other="# segments" />
        </b>
      </p>
      <svg className={styles.bars} width="100%" height="10" aria-hidden="true" focusable="false">
        {Array.from({ length: segments }, (_, index) => {
          const share = Math.min(1, Math.max(0, (units - index * perSegment) / perSegment));
          const x = `${(index * (width + GAP)).toFixed(2)}%`;
          return (
            <g key={x}>
              <rect className={styles.room} x={x} width={`${width.toFixed(2)}%`} height="10" rx="5" />
              <rect className={styles.filled} x={x} width={`${(width * share).toFixed(2)}%`} height="10" rx="5" />
            </g>
          );
        })}
      </svg>
      <Ruler ticks={Math.round(room / TICK)} className={styles.ruler} />
    </div>
  );
}
