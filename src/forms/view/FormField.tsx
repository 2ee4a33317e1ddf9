import { useLingui } from '@lingui/react/macro';
import { ConsentField } from '#src/forms/view/ConsentField.tsx';
import { CountryField } from '#src/forms/view/CountryField.tsx';
import { DocumentField } from '#src/forms/view/DocumentField.tsx';
import { optionOf } from '#src/forms/view/fieldTexts.ts';
import { LinesField } from '#src/forms/view/LinesField.tsx';
import { useField } from '#src/forms/view/useField.ts';
import type { FormField as Field } from '#src/forms/data/formDefinition.ts';
import { Checkbox } from '#src/ui/fields/Choice.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';

interface FieldProps {
  readonly field: Field;
}

/** The control of a field, by its kind. */
export function FormField({ field }: FieldProps) {
  switch (field.kind) {
    case 'text':
    case 'email':
      return <Line field={field} />;
    case 'textarea':
      return <Text field={field} />;
    case 'phone':
      return <Phone field={field} />;
    case 'country':
      return <CountryField field={field} />;
    case 'select':
    case 'radio':
      return <Options field={field} />;
    case 'checkbox':
      return field.name === 'consent' ? <ConsentField field={field} /> : <Box field={field} />;
    case 'file':
      return <DocumentField field={field} />;
    case 'list':
      return <LinesField field={field} />;
  }
}

function Line({ field }: FieldProps) {
  const { control, registered, value } = useField(field);
  const numeric = field.rules.includes('numeric');
  return (
    <TextField
      {...control}
      {...registered}
      type={field.kind === 'email' ? 'email' : 'text'}
      inputMode={numeric ? 'numeric' : undefined}
      defaultValue={value}
    />
  );
}

function Text({ field }: FieldProps) {
  const { control, registered, value } = useField(field);
  return <TextArea {...control} {...registered} defaultValue={value} />;
}

function Phone({ field }: FieldProps) {
  const { control, registered, value } = useField(field);
  return <PhoneField {...control} {...registered} defaultValue={value} />;
}

function Box({ field }: FieldProps) {
  const { control, registered, value } = useField(field);
  return <Checkbox {...control} {...registered} value="true" defaultChecked={value === 'true'} />;
}

function Options({ field }: FieldProps) {
  const { t, i18n } = useLingui();
  const { control, registered, value } = useField(field);
  const options = (field.options ?? []).map((option) => ({ value: option, label: i18n._(optionOf(field, option)) }));
  if (field.kind === 'radio') {
    return <RadioGroup {...control} {...registered} options={options} {...(value ? { defaultValue: value } : {})} />;
  }
  return (
    <SelectField {...control} {...registered} defaultValue={value ?? ''}>
      <option value="">{t`Please choose`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
