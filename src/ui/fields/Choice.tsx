import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from '#src/ui/fields/Choice.module.css';
import { FieldError, FieldHint } from '#src/ui/fields/FieldNote.tsx';
import { describedBy, type FieldNotes } from '#src/ui/fields/fieldIds.ts';
import { RequiredMark } from '#src/ui/fields/RequiredMark.tsx';

interface ChoiceProps
  extends FieldNotes, Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type' | 'role'> {
  /** May hold a link, as consent does. */
  readonly label: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

interface LookedChoiceProps extends ChoiceProps {
  readonly look: 'checkbox' | 'radio' | 'switch';
}

/** A native box with its label beside it; the look alone tells a checkbox from a switch or a radio. */
export function Choice({ look, label, hint, error, id: givenId, ...rest }: LookedChoiceProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.choice}>
      <input
        id={id}
        type={look === 'radio' ? 'radio' : 'checkbox'}
        role={look === 'switch' ? 'switch' : undefined}
        className={styles.box}
        data-look={look}
        {...rest}
        {...describedBy(id, { hint, error })}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
        {look !== 'radio' && <RequiredMark required={rest.required} />}
      </label>
      <div className={styles.notes}>
        <FieldHint id={id} hint={hint} />
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}

/** Something to agree to, or one of several that may be chosen together. It takes effect when the form is sent. */
export function Checkbox(props: ChoiceProps) {
  return <Choice look="checkbox" {...props} />;
}

/** A setting that is on or off. */
export function Switch(props: ChoiceProps) {
  return <Choice look="switch" {...props} />;
}
