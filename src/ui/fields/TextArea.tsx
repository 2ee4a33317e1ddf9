import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { Field, type FieldProps } from '#src/ui/fields/Field.tsx';
import styles from '#src/ui/fields/Field.module.css';
import { describedBy } from '#src/ui/fields/fieldIds.ts';
import { useIso } from '#src/ui/fields/useIso.ts';
import { useTextLength } from '#src/ui/fields/useTextLength.ts';
import { useTypedText } from '#src/ui/fields/useTypedText.ts';

interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'className'> {
  /** Stands in the place of the count of characters. */
  readonly aside?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Where a longest length is set, it says how much of it is used. */
export function TextArea({ label, hint, error, id: givenId, aside, onInput, ...rest }: TextAreaProps) {
  const iso = useIso();
  const ownId = useId();
  const id = givenId ?? ownId;
  const [length, onInputCount] = useTextLength(id, String(rest.value ?? rest.defaultValue ?? '').length);
  const { maxLength } = rest;
  const count: TextAreaProps['onInput'] = (event) => {
    onInputCount(event);
    onInput?.(event);
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={rest.required}
      aside={
        aside ??
        (maxLength !== undefined && (
          <Count length={formatNumber(length, iso)} maxLength={formatNumber(maxLength, iso)} />
        ))
      }
    >
      <Control id={id} className={styles.control} {...rest} onInput={count} {...describedBy(id, { hint, error })} />
    </Field>
  );
}

type ControlProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  readonly id: string;
  readonly ref?: TextAreaProps['ref'];
};

/** The element alone: whatever else is drawn after the look at its text would be time in which somebody types. */
function Control({ value, ...rest }: ControlProps) {
  return <textarea {...rest} value={useTypedText(rest.id, value)} />;
}

/** Both as the language writes them. */
function Count({ length, maxLength }: Readonly<Record<'length' | 'maxLength', string>>) {
  return (
    <p className={styles.counter}>
      <Trans>
        {length} of {maxLength} characters
      </Trans>
    </p>
  );
}
