import {
  FORM_IDS,
  type FormDefinition,
  type FormField,
  type FormId,
  type RuleName,
} from '#src/forms/data/formDefinition.ts';

/** Every form of the site, once: what is posted, and by which rules. */

const EMAIL_RULES: readonly RuleName[] = ['required', 'email', 'emailLocalPart', 'emailLength'];
const FILE_RULES: readonly RuleName[] = ['excludeExe', 'onlyPdfDocDocx', 'fileSize'];

const LONGEST_LINE = 120;
const LONGEST_TEXT = 3000;

const line = (name: string, rules: readonly RuleName[], autocomplete?: string): FormField => ({
  name,
  kind: 'text',
  rules,
  maxLength: LONGEST_LINE,
  ...(autocomplete === undefined ? {} : { autocomplete }),
});
const message = (...rules: readonly RuleName[]): FormField => ({
  name: 'message',
  kind: 'textarea',
  rules,
  maxLength: LONGEST_TEXT,
});
const choice = (name: string, kind: 'select' | 'radio', options: readonly string[]): FormField => ({
  name,
  kind,
  rules: ['required'],
  options,
});

const name = line('name', ['required'], 'name');
const company = line('company', ['required'], 'organization');
const number = (field: string, ...rules: readonly RuleName[]) => line(field, [...rules, 'numeric'], 'off');
/** A limit of length would cut an address off silently: its own rules say what is too long. */
const email: FormField = { name: 'email', kind: 'email', rules: EMAIL_RULES, autocomplete: 'email' };
const workEmail: FormField = { ...email, rules: [...EMAIL_RULES, 'businessEmails'] };
const country: FormField = { name: 'country', kind: 'country', rules: ['required'], autocomplete: 'country' };
const phone = (...rules: readonly RuleName[]): readonly FormField[] => [
  country,
  { name: 'phone', kind: 'phone', rules: [...rules, 'phoneIsValid'], autocomplete: 'tel' },
];
const consent: FormField = { name: 'consent', kind: 'checkbox', rules: ['allowFalse'] };
const news: FormField = { name: 'news', kind: 'checkbox', rules: ['allowFalse'], allowFalse: 'true' };
const file = (field: string, ...rules: readonly RuleName[]): FormField => ({
  name: field,
  kind: 'file',
  rules: [...rules, ...FILE_RULES],
});

/** Of each form its fields, in the order in which they stand, and their rules (SPEC part 5). */
const FIELDS: Readonly<Record<FormId, readonly FormField[]>> = {
  contact: [name, workEmail, company, ...phone('required'), message('required'), consent, news],
  feedback: [
    name,
    email,
    number('account_id'),
    choice('topic', 'select', ['fault', 'question', 'idea', 'praise']),
    message('required'),
    file('attachment'),
    consent,
  ],
  demo: [
    name,
    workEmail,
    company,
    ...phone('required'),
    number('agents', 'required'),
    choice('product', 'select', ['voicebot', 'kit', 'voice', 'messaging']),
    message(),
    consent,
  ],
  partner: [
    name,
    workEmail,
    company,
    line('website', [], 'url'),
    ...phone('required'),
    choice('kind', 'radio', ['integrator', 'reseller', 'developer']),
    number('clients'),
    message(),
    consent,
  ],
  career: [
    name,
    email,
    ...phone(),
    file('cv_file', 'required'),
    { name: 'cv[socialLinks][]', kind: 'list', rules: [], maxLength: 300 },
    message(),
    consent,
  ],
  comment: [name, email, message('required'), consent],
  newsletter: [email, consent],
  webinar: [line('name', [], 'name'), email, message(), consent],
  pricing: [
    name,
    workEmail,
    company,
    ...phone('required'),
    choice('plan', 'radio', ['start', 'team', 'center']),
    number('agents', 'required'),
    message(),
    consent,
    news,
  ],
  verification: [
    number('account_id', 'required'),
    company,
    workEmail,
    country,
    file('document', 'required'),
    message(),
    consent,
  ],
};

/** Each form, by its id. */
export const forms = Object.fromEntries(FORM_IDS.map((id) => [id, { id, fields: FIELDS[id] }])) as Readonly<
  Record<FormId, FormDefinition>
>;
