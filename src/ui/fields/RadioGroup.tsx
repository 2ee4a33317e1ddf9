import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { Choice } from '#src/ui/fields/Choice.tsx';
import type { FieldProps } from '#src/ui/fields/Field.tsx';
import { FormSection } from '#src/ui/fields/FormSection.tsx';

interface RadioGroupProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type' | 'value'> {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  readonly defaultValue?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One of a few, all in sight. Each radio gets the attributes that are given, as form libraries register them. */
export function RadioGroup({ label, hint, error, options, defaultValue, id: givenId, ...rest }: RadioGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FormSection id={id} legend={label} hint={hint} error={error} required={rest.required} compact>
      {options.map((option) => (
        <Choice
          key={option.value}
          look="radio"
          id={`${id}-${option.value}`}
          label={option.label}
          hint={option.hint}
          value={option.value}
          defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
          {...rest}
        />
      ))}
    </FormSection>
  );
}
