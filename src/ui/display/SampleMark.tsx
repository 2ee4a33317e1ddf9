import { Trans } from '@lingui/react/macro';
import styles from '#src/ui/display/SampleMark.module.css';

/** The one way to say that a badge, a quote or a customer is made up: in a word, and quietly. A word of its own, to who hears it too. */
export function SampleMark() {
  return (
    <>
      {' '}
      <small className={styles.sample}>
        <Trans>Sample</Trans>
      </small>
    </>
  );
}
