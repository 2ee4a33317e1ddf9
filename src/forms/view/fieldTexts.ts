import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormField } from '#src/forms/data/formDefinition.ts';

/** What a field is called where the block says nothing else. */
const LABELS: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Your name`,
  email: msg`Email`,
  company: msg`Company`,
  country: msg`Country`,
  phone: msg`Phone number`,
  message: msg`Your message`,
  consent: msg`Consent`,
  news: msg`Also send me the monthly newsletter`,
  account_id: msg`Account number`,
  topic: msg`What is it about?`,
  attachment: msg`Attach a document`,
  agents: msg`How many people take calls?`,
  product: msg`Which product interests you?`,
  website: msg`Website`,
  kind: msg`What does your company do?`,
  clients: msg`How many clients do you have?`,
  cv_file: msg`Your résumé`,
  'cv[socialLinks][]': msg`Links to your work`,
  plan: msg`Plan`,
  document: msg`Company document`,
};

const WORK_EMAIL = msg`Work email`;

/** @throws for a field without a label: a test renders every form */
export function labelOf({ name, rules }: FormField): MessageDescriptor {
  const label = rules.includes('businessEmails') ? WORK_EMAIL : LABELS[name];
  if (!label) throw new Error(`The field ${name} has no label`);
  return label;
}

const FILE_HINT = msg`PDF, DOC or DOCX, under 10 MB`;

const HINTS: Readonly<Record<string, MessageDescriptor>> = {
  'cv[socialLinks][]': msg`Code, talks, profiles: one link per line`,
};

/** @returns what is said below a field before anything is wrong with it; most fields have nothing */
export const hintOf = ({ name, kind }: FormField): MessageDescriptor | undefined =>
  HINTS[name] ?? (kind === 'file' ? FILE_HINT : undefined);

const OPTIONS: Readonly<Record<string, MessageDescriptor>> = {
  'topic.fault': msg`Something does not work`,
  'topic.question': msg`I have a question`,
  'topic.idea': msg`Something is missing`,
  'topic.praise': msg`Something works well`,
  'product.voicebot': msg`Voicebot`,
  'product.kit': msg`Contact center in Kit`,
  'product.voice': msg`Programmable voice`,
  'product.messaging': msg`Messages`,
  'kind.integrator': msg`We integrate systems`,
  'kind.reseller': msg`We resell services`,
  'kind.developer': msg`We build applications`,
  'plan.start': msg`Start`,
  'plan.team': msg`Team`,
  'plan.center': msg`Center`,
};

/** @throws for an option without a text */
export function optionOf({ name }: FormField, option: string): MessageDescriptor {
  const text = OPTIONS[`${name}.${option}`];
  if (!text) throw new Error(`The option ${name}.${option} has no text`);
  return text;
}
