import { isMailProvider } from '#src/forms/api/formCalls.ts';
import type { FieldValue, FormDefinition, FormErrors, FormValues } from '#src/forms/data/formDefinition.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';
import { mailLabel } from '#src/forms/data/rules/emailRules.ts';
import { validateForm } from '#src/forms/data/validateForm.ts';

interface FilledForm {
  /** As it will be posted. */
  readonly data: FormData;
  readonly errors: FormErrors;
}

/** In ms: so long a press waits for what only helps to judge a form. A line on which it hangs may still take the form. */
const PATIENCE = 3000;

/**
 * What stands in a form, as it would be posted: the number in E.164, its flag beside it. What is typed before hydration,
 * filled in by the browser or by a password manager counts like all else, since it is read from the document.
 */
export async function readForm(definition: FormDefinition, form: HTMLFormElement): Promise<FilledForm> {
  const data = new FormData(form);
  const [isProvider] = await Promise.all([providerLookup(data), normalizePhone(data)]);
  const values: FormValues = Object.fromEntries([
    ...definition.fields.map(({ name, kind }) => [name, kind === 'list' ? texts(data, name) : single(data, name)]),
    [HIDDEN.phoneIsValid, single(data, HIDDEN.phoneIsValid)],
  ] as [string, FieldValue][]);
  return { data, errors: validateForm(definition, values, { isProvider }) };
}

const single = (data: FormData, name: string): FieldValue => data.get(name) ?? undefined;
const texts = (data: FormData, name: string) => data.getAll(name).filter((value) => typeof value === 'string');
const text = (data: FormData, name: string) => texts(data, name)[0] ?? '';

async function normalizePhone(data: FormData): Promise<void> {
  const typed = text(data, 'phone');
  if (typed.trim() === '') return;
  const { number, isValid } = await readNumber(typed, text(data, 'country'));
  data.set('phone', number);
  data.set(HIDDEN.phoneIsValid, String(isValid));
}

/** Without network the code that knows numbers may be missing: the server has it, and decides then. */
async function readNumber(typed: string, country: string) {
  const untold = { number: typed, isValid: true };
  try {
    const code = import(/* webpackChunkName: "phone" */ '#src/forms/data/readPhone.ts');
    return await inTime(
      code.then(({ readPhone }) => readPhone(typed, country)),
      untold,
    );
  } catch {
    return untold;
  }
}

async function providerLookup(data: FormData): Promise<(label: string) => boolean> {
  const label = mailLabel(text(data, 'email'));
  const found = await inTime(isMailProvider(label), false);
  return (asked) => asked === label && found;
}

/** @returns the answer; where it does not come in time, the other */
async function inTime<Value>(answer: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, otherwise);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
