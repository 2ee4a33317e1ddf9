import { useLingui } from '@lingui/react/macro';
import { fieldId } from '#src/ui/fields/fieldIds.ts';
import { hintOf } from '#src/forms/view/fieldTexts.ts';
import { useFormContext } from '#src/forms/view/FormContext.ts';
import { ruleMessages } from '#src/forms/view/ruleMessages.ts';
import type { FormField } from '#src/forms/data/formDefinition.ts';

/** @returns what every control of a form takes, and what the server has sent back for it */
export function useField(field: FormField) {
  const { i18n } = useLingui();
  const { id, lead, returned, labelFor } = useFormContext();
  const rule = lead.errors[field.name];
  const hint = hintOf(field);
  const value = returned[field.name];
  return {
    value: typeof value === 'string' ? value : undefined,
    values: typeof value === 'string' || value === undefined ? [] : value,
    control: {
      id: fieldId(id, field.name),
      label: labelFor(field),
      hint: hint && i18n._(hint),
      error: rule && i18n._(ruleMessages[rule]),
      required: field.rules.includes('required') || (field.rules.includes('allowFalse') && field.allowFalse !== 'true'),
    },
    registered: { ...lead.register(field.name), autoComplete: field.autocomplete, maxLength: field.maxLength },
  };
}
