import styles from '#src/ui/drawings/illustrations/Art.module.css';
import { bendTo, TURN_OFFSET } from '#src/ui/drawings/turnPath.ts';

/** Whose voice it is: the caller's is on the left, the answer on the right. */
export type Side = 'caller' | 'answer';
const xOf = (side: Side) => (side === 'caller' ? 1 : TURN_OFFSET + 1);

interface LinePathProps {
  readonly from: Side;
  readonly to: Side;
  readonly height: number;
  readonly className?: string | undefined;
}

/** The piece of the line that bends from one voice to the other, in its true size: it stands between two pieces of text. */
export function LinePath({ from, to, height, className }: LinePathProps) {
  return (
    <svg className={className} width={TURN_OFFSET + 2} height={height} aria-hidden="true" focusable="false">
      <path className={styles.line} d={['M', xOf(from), 0, bendTo(xOf(from), xOf(to), 0, height)].join(' ')} />
    </svg>
  );
}
