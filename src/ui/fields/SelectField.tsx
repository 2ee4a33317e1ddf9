import { type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react';
import { Field, type FieldProps } from '#src/ui/fields/Field.tsx';
import styles from '#src/ui/fields/Field.module.css';
import { describedBy } from '#src/ui/fields/fieldIds.ts';

interface SelectFieldProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'className'> {
  /** `option` and `optgroup` elements. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select: it opens as the device does it, and needs no JavaScript. */
export function SelectField({ label, hint, error, id: givenId, children, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={rest.required}>
      <div className={styles.select}>
        <select id={id} className={styles.control} {...rest} {...describedBy(id, { hint, error })}>
          {children}
        </select>
      </div>
    </Field>
  );
}
