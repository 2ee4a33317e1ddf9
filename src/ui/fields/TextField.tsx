import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Field, type FieldProps } from '#src/ui/fields/Field.tsx';
import styles from '#src/ui/fields/Field.module.css';
import { describedBy } from '#src/ui/fields/fieldIds.ts';

/** A native input's attributes, and what every field has around it. */
export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'prefix'> {
  /** Stands before the text, inside the frame: a currency, a protocol. It is decoration: the label says it too. */
  readonly prefix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. The attributes of a native input go to it, and so does what a form library registers. */
export function TextField({ label, hint, error, prefix, id: givenId, type = 'text', ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = (
    <input id={id} type={type} className={styles.control} {...rest} {...describedBy(id, { hint, error })} />
  );
  return (
    <Field id={id} label={label} hint={hint} error={error} required={rest.required}>
      {prefix === undefined ? (
        input
      ) : (
        <div className={styles.frame}>
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
          {input}
        </div>
      )}
    </Field>
  );
}
