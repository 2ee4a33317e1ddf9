/** What a form is, for the browser and the server alike (SPEC part 5, DESIGN part 6). */

/** Every form of the site (SPEC part 5); to add one, see docs/how-to/add-a-form.md. */
export const FORM_IDS = [
  'contact',
  'feedback',
  'demo',
  'partner',
  'career',
  'comment',
  'newsletter',
  'webinar',
  'pricing',
  'verification',
] as const;
/** A form by the last part of the address that it is posted to: `/api/forms/contact`. */
export type FormId = (typeof FORM_IDS)[number];

/** The eleven rules of SPEC part 5, by the names that it gives them. */
export const RULE_NAMES = [
  'required',
  'allowFalse',
  'email',
  'numeric',
  'fileSize',
  'phoneIsValid',
  'onlyPdfDocDocx',
  'emailLocalPart',
  'emailLength',
  'businessEmails',
  'excludeExe',
] as const;
/** What is wrong with a field, for both sides to say in words of their language. */
export type RuleName = (typeof RULE_NAMES)[number];

/** Which control a field has, and with that what its value is. */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'email'
  | 'phone'
  | 'country'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'file'
  /** Any number of lines of the same kind: `cv[socialLinks][]`. */
  | 'list';

/** A field as both sides know it. Its label and its hint are in `src/forms/view`. */
export interface FormField {
  /** The name under which it is posted, to us and to the provider. */
  readonly name: string;
  readonly kind: FieldKind;
  /** In the order in which they are told: the first broken one is the field's message. */
  readonly rules: readonly RuleName[];
  /** With `'true'` an `allowFalse` takes both answers: the box may stay empty (SPEC part 5). */
  readonly allowFalse?: 'true';
  /** Characters. */
  readonly maxLength?: number;
  /** The values of a select or of radio buttons. */
  readonly options?: readonly string[];
  readonly autocomplete?: string;
}

/** A form: what it asks for. */
export interface FormDefinition {
  readonly id: FormId;
  readonly fields: readonly FormField[];
}

/** Of a file, what a rule may look at. */
export interface FileValue {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A list for fields of the kind `list`, a file for those of the kind `file`; undefined where nothing was given. */
export type FieldValue = string | readonly string[] | FileValue | undefined;
/** What a post holds, by the names of its fields. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Of each field that breaks a rule, the first that it breaks. */
export type FormErrors = Readonly<Record<string, RuleName>>;

/** What keeps a whole form from being taken, whatever its fields say. */
export const FORM_PROBLEMS = [
  'unavailable',
  'noRoom',
  'tooMany',
  'tooLarge',
  'invalid',
  'expired',
  'conflict',
] as const;
/** Why a form as a whole was not taken; the words for it are the browser's and the server's alike. */
export type FormProblem = (typeof FORM_PROBLEMS)[number];

/** A form that came back: with its errors and all that was typed, files aside. */
export interface ReturnedForm {
  readonly form: FormId;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  readonly errors: FormErrors;
  readonly problem?: FormProblem;
}
