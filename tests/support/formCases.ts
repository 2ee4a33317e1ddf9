import { EMAIL_LOCAL_MAX, EMAIL_MAX, UPLOAD_LIMIT } from '#config/constants.ts';
import type { FormDefinition, FormField, FormId, RuleName } from '#src/forms/data/formDefinition.ts';
import { FORM_IDS } from '#src/forms/data/formDefinition.ts';
import { forms } from '#src/forms/data/forms.ts';

/** Each form with each of its rules, for browser and server alike. */

/** A file yet to be made: its name and its size in bytes are what rules look at. */
export interface CaseFile {
  readonly name: string;
  readonly size: number;
}
/** What a test puts into a field. */
export type CaseValue = string | CaseFile;

interface FormCase {
  readonly form: FormId;
  readonly field: string;
  readonly rule: RuleName;
  /** Breaks that rule and none before it. */
  readonly bad: CaseValue;
}

/** Where each form stands, and the id of its block. */
export const FORM_PAGES: Readonly<Record<FormId, { readonly path: string; readonly id: string }>> = {
  contact: { path: '/contacts', id: 'write' },
  feedback: { path: '/help/support', id: 'feedback' },
  demo: { path: '/products/voicebot', id: 'demo' },
  partner: { path: '/partner-solutions', id: 'apply' },
  career: { path: '/careers/voice-engineer', id: 'apply' },
  comment: { path: '/blog/when-the-line-goes-quiet', id: 'comment' },
  newsletter: { path: '/blog', id: 'letter' },
  webinar: { path: '/webinar/platform', id: 'reminder' },
  pricing: { path: '/kit/pricing', id: 'request' },
  verification: { path: '/verification', id: 'document' },
};

const long = (length: number) => `${'a'.repeat(length)}@firm.example`;
const tail = `@${`${'b'.repeat(47)}.`.repeat(4)}example`;

const BAD: Readonly<Record<RuleName, CaseValue>> = {
  required: '',
  allowFalse: '',
  email: 'ana@firm',
  emailLocalPart: long(EMAIL_LOCAL_MAX + 1),
  emailLength: 'a'.repeat(EMAIL_MAX + 1 - tail.length) + tail,
  businessEmails: 'ana@gmail.com',
  numeric: '12 or so',
  phoneIsValid: '123',
  fileSize: { name: 'cv.pdf', size: UPLOAD_LIMIT },
  onlyPdfDocDocx: { name: 'cv.png', size: 100 },
  excludeExe: { name: 'cv.exe', size: 100 },
};

/** What a browser posts for a field of files in which none was chosen. */
const NO_FILE: CaseFile = { name: '', size: 0 };

/** Boxes that may stay empty have nothing that a visitor could do wrong. */
const casesOf =
  (form: FormId) =>
  ({ name, kind, rules, allowFalse }: FormField): FormCase[] => {
    const badOf = (rule: RuleName) => (kind === 'file' && rule === 'required' ? NO_FILE : BAD[rule]);
    return allowFalse === 'true' ? [] : rules.map((rule) => ({ form, field: name, rule, bad: badOf(rule) }));
  };

/** One case for each rule of each field: adding a form adds its cases. */
export const FORM_CASES: readonly FormCase[] = FORM_IDS.flatMap((form) => forms[form].fields.flatMap(casesOf(form)));

const GOOD: Readonly<Record<string, string>> = {
  name: 'Ana Lima',
  email: 'ana@firm.example',
  company: 'Lindero',
  country: 'us',
  phone: '(202) 456-1414',
  message: 'Two lines,\nand “quotes”.',
  consent: 'true',
  account_id: '4217',
  agents: '12',
  clients: '3',
  website: 'https://firm.example',
  'cv[socialLinks][]': 'https://code.example/ana',
};

/** @returns values that keep all rules of a form, by posted name; its files are made from `document` */
export function goodValues({ fields }: FormDefinition): Readonly<Record<string, CaseValue>> {
  return Object.fromEntries(
    fields.map(({ name, kind, options }): [string, CaseValue] => [
      name,
      kind === 'file' ? { name: 'my.cv.v2.final.pdf', size: 2000 } : (options?.[0] ?? GOOD[name] ?? ''),
    ]),
  );
}

/** What each language says, word for word: English as SPEC part 5. */
export const RULE_WORDS = {
  en: {
    required: 'This field is required',
    allowFalse: 'This field is required',
    email: 'Invalid email address',
    numeric: 'Must contain only numbers',
    fileSize: 'The file upload limit of 10MB',
    phoneIsValid: 'Invalid number',
    onlyPdfDocDocx: 'Only files with these extensions are allowed: pdf, doc, docx.',
    emailLocalPart: 'Username should be less or equal to 64 characters',
    emailLength: 'Email should be less or equal to 254 characters',
    businessEmails: 'Please use your work email',
    excludeExe: 'These formats are not allowed exe, jar, bin, bat, com',
  },
  es: {
    required: 'Este campo es obligatorio',
    allowFalse: 'Este campo es obligatorio',
    email: 'Dirección de correo no válida',
    numeric: 'Debe contener solo números',
    fileSize: 'El archivo debe pesar menos de 10 MB',
    phoneIsValid: 'Número no válido',
    onlyPdfDocDocx: 'Solo se admiten archivos con estas extensiones: pdf, doc, docx.',
    emailLocalPart: 'La parte del correo anterior a la @ debe tener 64 caracteres como máximo',
    emailLength: 'El correo debe tener 254 caracteres como máximo',
    businessEmails: 'Usa tu correo de trabajo',
    excludeExe: 'No se admiten estos formatos: exe, jar, bin, bat, com',
  },
  pt: {
    required: 'Este campo é obrigatório',
    allowFalse: 'Este campo é obrigatório',
    email: 'Endereço de e-mail inválido',
    numeric: 'Deve conter apenas números',
    fileSize: 'O ficheiro deve ter menos de 10 MB',
    phoneIsValid: 'Número inválido',
    onlyPdfDocDocx: 'Só são permitidos ficheiros com estas extensões: pdf, doc, docx.',
    emailLocalPart: 'A parte do e-mail antes da @ deve ter no máximo 64 caracteres',
    emailLength: 'O e-mail deve ter no máximo 254 caracteres',
    businessEmails: 'Use o seu e-mail de trabalho',
    excludeExe: 'Estes formatos não são permitidos: exe, jar, bin, bat, com',
  },
  ru: {
    required: 'Обязательное поле',
    allowFalse: 'Обязательное поле',
    email: 'Неверный адрес электронной почты',
    numeric: 'Допустимы только цифры',
    fileSize: 'Файл должен быть меньше 10 МБ',
    phoneIsValid: 'Неверный номер',
    onlyPdfDocDocx: 'Можно загрузить только файлы с расширениями pdf, doc, docx.',
    emailLocalPart: 'Часть адреса до @ должна быть не длиннее 64 символов',
    emailLength: 'Адрес почты должен быть не длиннее 254 символов',
    businessEmails: 'Укажите рабочую почту',
    excludeExe: 'Недопустимые форматы: exe, jar, bin, bat, com',
  },
} as const satisfies Record<string, Record<RuleName, string>>;

/** A language that people fill forms in. */
export type FormLanguage = keyof typeof RULE_WORDS;

/** Where a language is at home; verification is not for the Russian site. */
export function formAddress(language: FormLanguage, form: FormId): { readonly host: string; readonly path: string } {
  const { path } = FORM_PAGES[form];
  if (language === 'ru') return { host: form === 'verification' ? 'kz.localhost' : 'ru.localhost', path };
  return { host: 'localhost', path: language === 'en' ? path : `/${language}${path}` };
}

/** What is put into fields one after the other, and the message that is to be read after that. */
export interface FillStep {
  readonly values: readonly (readonly [name: string, value: CaseValue])[];
  readonly message?: { readonly id: string; readonly words: string };
}

/** Fills a form in, in the page, which stays where it is: to draw each place that is scrolled to takes as long as all the rest. */
export async function fillIn(action: string, steps: readonly FillStep[], patience: number): Promise<string[]> {
  const write = (controls: readonly HTMLInputElement[], control: HTMLInputElement, value: CaseValue) => {
    if (control.type === 'file') {
      const transfer = new DataTransfer();
      if (typeof value !== 'string' && value.name !== '')
        transfer.items.add(new File([new Uint8Array(value.size)], value.name));
      control.files = transfer.files;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control.type === 'radio') {
      for (const radio of controls) radio.checked = radio.value === value;
    } else if (control.type === 'checkbox') {
      if (control.checked !== (value !== '')) control.click();
    } else {
      const isSelect = control.tagName === 'SELECT';
      const typed = control.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
      // React keeps an eye on the property of the element itself.
      const { prototype } = isSelect ? HTMLSelectElement : typed;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
    }
  };
  const said: string[] = [];
  for (const { values, message } of steps) {
    for (const [name, value] of values) {
      const found = document.querySelectorAll<HTMLInputElement>(`form[action="${action}"] [name="${name}"]`);
      const control = [...found].find((box) => box.type === 'radio' && box.value === value) ?? found[0];
      if (!control) throw new Error(`${action} has no ${name}`);
      control.focus({ preventScroll: true });
      write([...found], control, value);
      control.blur();
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (!message) continue;
    const read = () => document.getElementById(message.id)?.textContent ?? '';
    const late = performance.now() + patience;
    while (read().replaceAll(/\s/g, ' ') !== message.words && performance.now() < late)
      await new Promise((resolve) => setTimeout(resolve, 5));
    said.push(read());
  }
  return said;
}
