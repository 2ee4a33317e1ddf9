import { z } from 'zod';
import { FORM_IDS, type FormId } from '#src/forms/data/formDefinition.ts';
import { forms } from '#src/forms/data/forms.ts';
import { text } from '#src/shared/page/schema.ts';

/** What every block with a form says about it. Server and scripts only, as all schemas. */
export const formBlockShape = {
  form: z.enum(FORM_IDS).describe('Which form: it decides the fields, and where the provider takes what is sent.'),
  submit: text.max(32).describe('The words on the button that sends the form: “Send the message”.'),
  labels: z
    .record(z.string(), text.max(80).describe('What the field is called here.'))
    .describe('Other names of fields on this page, by the name of the field: { message: What do you want to build? }.')
    .default({}),
};

interface Labelled {
  readonly form: FormId;
  readonly labels: Readonly<Record<string, string>>;
}

/** @returns whether each label is that of a field of the form: a label that is misspelt would never be seen */
export const labelsFit = ({ form, labels }: Labelled): boolean =>
  Object.keys(labels).every((label) => forms[form].fields.some(({ name }) => name === label));

/** What a schema says where `labelsFit` is false. */
export const LABELS_FIT = { path: ['labels'], message: 'names a field that the form does not have' };
