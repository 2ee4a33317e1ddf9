import type { ReactNode } from 'react';
import { FieldError, FieldHint } from '#src/ui/fields/FieldNote.tsx';
import { describedBy, type FieldNotes } from '#src/ui/fields/fieldIds.ts';
import styles from '#src/ui/fields/FormSection.module.css';
import { RequiredMark } from '#src/ui/fields/RequiredMark.tsx';

interface FormSectionProps extends FieldNotes {
  readonly id: string;
  readonly legend: string;
  readonly required?: boolean | undefined;
  /** As one question with its answers, and not as a part of the form. */
  readonly compact?: boolean;
  readonly children: ReactNode;
}

/** Fields that belong together, named by what they have in common. */
export function FormSection({ id, legend, hint, error, required, compact = false, children }: FormSectionProps) {
  return (
    <fieldset
      id={id}
      className={styles.section}
      data-compact={compact || undefined}
      tabIndex={-1}
      aria-describedby={describedBy(id, { hint, error })['aria-describedby']}
    >
      <legend className={styles.legend}>
        {legend}
        <RequiredMark required={required} />
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className={styles.fields}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
