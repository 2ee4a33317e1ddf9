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
  news: msg`Also send me the monthly letter of the engineers`,
  account_id: msg`Account number`,
  topic: msg`What is it about?`,
  attachment: msg`A document that shows it`,
  agents: msg`How many people take calls?`,
  product: msg`What do you want to see?`,
  website: msg`Website`,
  kind: msg`How do you work?`,
  clients: msg`Clients you look after`,
  cv_file: msg`Your CV`,
  'cv[socialLinks][]': msg`Links to your work`,
  plan: msg`Plan`,
  document: msg`Document about the company`,
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
  'cv[socialLinks][]': msg`Code, talks, profiles: one address in each line`,
};

/** @returns what is said below a field before anything is wrong with it; most fields have nothing */
export const hintOf = ({ name, kind }: FormField): MessageDescriptor | undefined =>
  HINTS[name] ?? (kind === 'file' ? FILE_HINT : undefined);

const OPTIONS: Readonly<Record<string, MessageDescriptor>> = {
  'topic.fault': msg`Something does not work`,
  'topic.question': msg`I have a question`,
  'topic.idea': msg`I miss something`,
  'topic.praise': msg`Something is good as it is`,
  'product.voicebot': msg`Voicebot`,
  'product.kit': msg`Contact center kit`,
  'product.voice': msg`Programmable voice`,
  'product.messaging': msg`Messages`,
  'kind.integrator': msg`I connect systems`,
  'kind.reseller': msg`I resell services`,
  'kind.developer': msg`I build applications`,
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
