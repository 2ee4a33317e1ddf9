import { COUNTRY_CODES } from '#src/forms/data/countries.ts';
import { findField } from '#src/forms/server/intake/fieldNames.ts';
import type { Received } from '#src/forms/server/intake/receiveForm.ts';
import type {
  FieldValue,
  FormDefinition,
  FormErrors,
  FormField,
  FormValues,
  ReturnedForm,
  RuleName,
} from '#src/forms/data/formDefinition.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';

/** @returns what was typed, by field, for the page that gives it back: the form's own fields, files aside */
export function typedValues(definition: FormDefinition, { fields }: Received): ReturnedForm['values'] {
  const typed = definition.fields.flatMap(({ name, kind }): [string, string | readonly string[]][] => {
    const values = fields.filter(([given]) => given === name).map(([, value]) => value);
    if (values.length === 0) return [];
    return [[name, kind === 'list' ? values : (values[0] ?? '')]];
  });
  return Object.fromEntries(typed);
}

/** @returns what the rules of a form look at: what was typed, the flag of the phone, and the files */
export function readValues(definition: FormDefinition, received: Received): FormValues {
  return {
    ...typedValues(definition, received),
    [HIDDEN.phoneIsValid]: findHidden(received, HIDDEN.phoneIsValid),
    ...Object.fromEntries<FieldValue>(received.fileValues),
  };
}

/** @returns the value of a field that the form does not list; undefined when it is empty */
export function findHidden({ fields }: Received, name: string): string | undefined {
  return fields.find(([given, value]) => given === name && value !== '')?.[1];
}

/** @returns the fields of which something was chosen that is not offered: such a choice is none */
export function foreignChoices(definition: FormDefinition, { fields }: Received): FormErrors {
  const foreign = fields.filter(([name, value]) => {
    const field = findField(definition, name);
    const offered = field?.kind === 'country' ? COUNTRY_CODES : field?.options;
    return offered !== undefined && value !== '' && !offered.includes(value);
  });
  return Object.fromEntries(foreign.map(([name]): [string, RuleName] => [name, 'required']));
}

/** @returns whether a value is longer than the browser would have let anybody type */
export function hasTooLong(definition: FormDefinition, { fields }: Received): boolean {
  return fields.some(([name, value]) => {
    const { maxLength = Number.POSITIVE_INFINITY }: Partial<FormField> = findField(definition, name) ?? {};
    // A line break is one character to `maxlength`, and two when it is sent.
    return value.replaceAll('\r\n', '\n').length > maxLength;
  });
}
