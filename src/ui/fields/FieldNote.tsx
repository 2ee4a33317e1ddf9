import styles from '#src/ui/fields/Field.module.css';
import { errorId, type FieldNotes, hintId } from '#src/ui/fields/fieldIds.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

interface NoteProps extends FieldNotes {
  /** The id of the control. */
  readonly id: string;
}

/** What is asked for, above a control. */
export function FieldHint({ id, hint }: NoteProps) {
  if (!hint) return null;
  return (
    <p id={hintId(id)} className={styles.hint}>
      {hint}
    </p>
  );
}

/** What is wrong, below a control: an icon and words, never colour alone. */
export function FieldError({ id, error, isSaid }: NoteProps & { readonly isSaid?: boolean | undefined }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className={styles.error} role={isSaid ? 'alert' : undefined}>
      <Icon name="alert-circle" size={20} />
      {error}
    </p>
  );
}
