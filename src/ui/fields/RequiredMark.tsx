import { Trans } from '@lingui/react/macro';
import styles from '#src/ui/fields/Field.module.css';

/** In words: a star has to be explained, and is easily missed. */
export function RequiredMark({ required }: { readonly required?: boolean | undefined }) {
  if (!required) return null;
  return (
    <span className={styles.required}>
      {' '}
      <Trans>required</Trans>
    </span>
  );
}
