import { type ReactNode, useId } from 'react';
import { Field } from '#src/ui/fields/Field.tsx';
import styles from '#src/ui/fields/Field.module.css';
import { describedBy } from '#src/ui/fields/fieldIds.ts';
import type { TextFieldProps } from '#src/ui/fields/TextField.tsx';

interface PhoneFieldProps extends Omit<TextFieldProps, 'prefix' | 'type'> {
  /** Chooses the country: it stands above the number, since its code is part of what is typed. */
  readonly country?: ReactNode;
}

/** A telephone number, after the country it belongs to. The keyboard and what the browser fills in are those of a number. */
export function PhoneField({ label, hint, error, country, id: givenId, ...rest }: PhoneFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.phone}>
      {country}
      <Field id={id} label={label} hint={hint} error={error} required={rest.required}>
        <input
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className={styles.control}
          {...rest}
          {...describedBy(id, { hint, error })}
        />
      </Field>
    </div>
  );
}
