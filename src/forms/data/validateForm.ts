import type { FieldValue, FileValue, FormDefinition, FormErrors, FormField } from '#src/forms/data/formDefinition.ts';
import type { FormValues, RuleName } from '#src/forms/data/formDefinition.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';
import { hasShortLocalPart, isBusinessEmail, isEmail, isShortEmail } from '#src/forms/data/rules/emailRules.ts';
import { isDocument, isHarmless, isHollow, isSmallFile } from '#src/forms/data/rules/fileRules.ts';
import { isFlagged, isNumeric } from '#src/forms/data/rules/numberRules.ts';
import { isAccepted, isEmpty, isPresent } from '#src/forms/data/rules/presenceRules.ts';

interface RuleContext {
  /** Whether a label is on the list of `businessEmails`: all of it on the server, in the browser what it has loaded. */
  readonly isProvider: (label: string) => boolean;
}

type Rule = (value: FieldValue, field: FormField, values: FormValues, context: RuleContext) => boolean;

const ofText =
  (holds: (text: string, context: RuleContext) => boolean): Rule =>
  (value, _field, _values, context) =>
    typeof value !== 'string' || holds(value, context);

const ofFile =
  (holds: (file: FileValue) => boolean): Rule =>
  (value) =>
    typeof value !== 'object' || !('name' in value) || holds(value);

/** The eleven rules (SPEC part 5): true where the value keeps them. */
const RULES: Readonly<Record<RuleName, Rule>> = {
  required: isPresent,
  allowFalse: (value, field) => isAccepted(value, field.allowFalse),
  email: ofText(isEmail),
  emailLocalPart: ofText(hasShortLocalPart),
  emailLength: ofText(isShortEmail),
  businessEmails: ofText((text, { isProvider }) => isBusinessEmail(text, isProvider)),
  numeric: ofText(isNumeric),
  phoneIsValid: (_value, _field, values) => isFlagged(values[HIDDEN.phoneIsValid]),
  fileSize: ofFile(isSmallFile),
  onlyPdfDocDocx: ofFile(isDocument),
  excludeExe: ofFile(isHarmless),
};

/** Only these two look at a field that is empty: it breaks no other rule. */
const ABOUT_EMPTINESS: readonly RuleName[] = ['required', 'allowFalse'];

/**
 * The rules of a form, for the browser and the server alike. It does no I/O and never throws.
 *
 * @param values by the posted names; the flag of the phone among them
 * @returns of each field that breaks a rule, the first that it breaks; nothing where all is well
 */
export function validateForm(definition: FormDefinition, values: FormValues, context: RuleContext): FormErrors {
  const errors = definition.fields.flatMap((field): [string, RuleName][] => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const rules = isEmpty(value) ? field.rules.filter((rule) => ABOUT_EMPTINESS.includes(rule)) : field.rules;
    const broken = rules.find((name) => !RULES[name](value, field, values, context));
    // Where no file is asked for, one that holds nothing is no answer either.
    const rule = broken ?? (isHollow(value) ? 'required' : undefined);
    return rule ? [[field.name, rule]] : [];
  });
  return Object.fromEntries(errors);
}
