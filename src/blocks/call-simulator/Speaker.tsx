import { Trans } from '@lingui/react/macro';
import styles from '#src/blocks/call-simulator/CallSimulator.module.css';

/** Who speaks, or that a key was pressed. */
export function Speaker({ side }: { readonly side: 'caller' | 'answer' | 'key' }) {
  return (
    <b className={styles.speaker}>
      {side === 'caller' && <Trans>Caller:</Trans>}
      {side === 'answer' && <Trans>Answer:</Trans>}
      {side === 'key' && <Trans>Key:</Trans>}
    </b>
  );
}
