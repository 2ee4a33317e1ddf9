import { SegmentBars } from '#src/pricing/view/estimator/SegmentBars.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import styles from '#src/pricing/view/estimator/Line.module.css';
import { countSegments } from '#src/pricing/data/smsSegments.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** More letters than these make the sentence no clearer. */
const NAMED = 6;

/** What a text is billed as, and which of its letters make it dear. */
export function SegmentNote({ text }: { readonly text: string }) {
  const { encoding, units, perSegment, segments, forcing } = countSegments(text);
  const room = segments * perSegment;
  return (
    <div className={styles.segments}>
      <SegmentBars segments={segments} filled={units / room} dear={forcing.length > 0} />
      <p className={styles.count}>
        <strong>
          <Plural value={segments} one="# segment" other="# segments" />
        </strong>
        {' · '}
        <Trans>
          {encoding}: {units} of {room} characters
        </Trans>
      </p>
      {forcing.length > 0 && (
        <p className={styles.forcing}>
          <Icon name="info-circle" size={20} />
          <span>
            <Forcing letters={forcing} />
          </span>
        </p>
      )}
    </div>
  );
}

function Forcing({ letters }: { readonly letters: readonly string[] }) {
  const named = letters.slice(0, NAMED).join(' ');
  const more = letters.length - NAMED;
  if (more > 0) {
    return (
      <Trans>
        <b className={styles.letters}>{named}</b> and {more} more are not in GSM-7, so a segment holds 70 characters
        instead of 160, and 67 where there are several.
      </Trans>
    );
  }
  return (
    <Trans>
      <b className={styles.letters}>{named}</b> – not in GSM-7, so a segment holds 70 characters instead of 160, and 67
      where there are several.
    </Trans>
  );
}
