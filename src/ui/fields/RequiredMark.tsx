import { useLingui } from '@lingui/react/macro';
import styles from '#src/ui/fields/Field.module.css';

/** In words: a star has to be explained, and is easily missed. */
export function RequiredMark({ required }: { readonly required?: boolean | undefined }) {
  const { t } = useLingui();
  if (!required) return null;
  const word = t`required`;
  // In one text with its blank, which Chrome leaves out of names as a text of its own: a field was called “Emailrequired”.
  return <span className={styles.required}>{` ${word}`}</span>;
}
