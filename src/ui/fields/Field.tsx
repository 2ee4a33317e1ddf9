import type { ReactNode } from 'react';
import styles from '#src/ui/fields/Field.module.css';
import { FieldError, FieldHint } from '#src/ui/fields/FieldNote.tsx';
import type { FieldNotes } from '#src/ui/fields/fieldIds.ts';
import { RequiredMark } from '#src/ui/fields/RequiredMark.tsx';

/** What every field takes beside the attributes of its control. */
export interface FieldProps extends FieldNotes {
  readonly label: string;
}

interface FieldFrameProps extends FieldProps {
  /** The id of the control. */
  readonly id: string;
  readonly required?: boolean | undefined;
  /** Of a control that is judged while the focus stays in it: nothing else would say what is wrong. */
  readonly saysError?: boolean | undefined;
  /** Stands at the end of the last line, as a counter does. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A control with its label, hint and error, in the order in which they are read. */
export function Field({ id, label, hint, error, required, saysError, aside, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <RequiredMark required={required} />
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} isSaid={saysError} />
      {aside}
    </div>
  );
}
