import type { FormDefinition, FormErrors, FormValues } from '#src/forms/data/formDefinition.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';
import { readPhone } from '#src/forms/data/readPhone.ts';
import { validateForm } from '#src/forms/data/validateForm.ts';
import { readMailLabels } from '#src/forms/server/intake/readMailLabels.ts';

/**
 * @param publicFolder where the list of `businessEmails` is
 * @returns the rules as the server keeps them: with the whole list, and with a number that it has read itself, whatever flag
 *   was posted beside it
 */
export function createValidate(publicFolder: string): (definition: FormDefinition, values: FormValues) => FormErrors {
  const labels = readMailLabels(publicFolder);
  const isProvider = (label: string) => labels().has(label);
  return function validate(definition, values) {
    const { phone, country } = values;
    const { isValid } = readPhone(textOf(phone), textOf(country));
    return validateForm(definition, { ...values, [HIDDEN.phoneIsValid]: String(isValid) }, { isProvider });
  };
}

const textOf = (value: FormValues[string]) => (typeof value === 'string' ? value : '');
