import { UPLOAD_LIMIT } from '#config/constants.ts';
import { DELIVERY_RULES } from '#src/forms/server/delivery/deliveryBackoff.ts';
import { REFUSALS } from '#src/forms/server/delivery/deliveryPost.ts';
import { PASSED_ON } from '#src/forms/server/intake/fieldNames.ts';
import { upstreamPathOf } from '#src/forms/server/upstreamPath.ts';
import { CAMPAIGN_NAME } from '#src/shared/address/campaign.ts';
import type { FormDefinition, FormField } from '#src/forms/data/formDefinition.ts';
import { forms } from '#src/forms/data/forms.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';
import { contractOf, serversOf, type Contract, type Json } from './openApi.ts';

const hours = DELIVERY_RULES.deadAfter / 3_600_000;
const minutes = DELIVERY_RULES.longestPause / 60_000;

const DESCRIPTION = `What the site posts to \`FORMS_ORIGIN\`: each lead to the path of its form, as multipart. The lead is on the site's disk or in
its Redis before its visitor is told so, and waits there until it is taken, which any 2xx says, or given up.

\`Idempotency-Key\` is the lead's id. The same key may come twice, after a crash or a time-out: take the lead once.

A delivery that fails is made again with a growing pause, at most ${String(minutes)} minutes; after ${String(hours)} hours the lead is given up, kept and
reported. An answer that refuses the lead is tried again every ${String(minutes)} minutes: it mostly means that the two sides no longer
agree on a path or a rule. The body of an answer is not read. Redirects are not followed.

The rules that are named with a field were kept when the lead was taken. A field that was left empty comes as an empty
text, or not at all.`;

/** What a field's kind says of its value. */
const KINDS: Readonly<Record<FormField['kind'], (field: FormField) => Json>> = {
  text: ({ maxLength }) => ({ type: 'string', ...(maxLength ? { maxLength } : {}) }),
  textarea: ({ maxLength }) => ({ type: 'string', ...(maxLength ? { maxLength } : {}) }),
  email: () => ({ type: 'string' }),
  phone: () => ({ type: 'string', description: 'E.164' }),
  country: () => ({ type: 'string', description: 'ISO 3166-1 alpha-2' }),
  select: ({ options = [] }) => ({ type: 'string', enum: options }),
  radio: ({ options = [] }) => ({ type: 'string', enum: options }),
  checkbox: ({ allowFalse }) => ({ type: 'string', enum: allowFalse === 'true' ? ['true', 'false', ''] : ['true'] }),
  file: () => ({
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `PDF, DOC or DOCX by name and content, below ${String(UPLOAD_LIMIT)} bytes`,
  }),
  list: ({ maxLength }) => ({
    type: 'array',
    items: { type: 'string', ...(maxLength ? { maxLength } : {}) },
    description: 'A part for each entry, all of the same name',
  }),
};

function fieldSchema(field: FormField): Json {
  const { description, ...schema } = KINDS[field.kind](field);
  const rules = field.rules.length > 0 ? `Rules: ${field.rules.join(', ')}` : undefined;
  const said = [description, rules].filter(Boolean).join('. ');
  return { ...schema, ...(said ? { description: said } : {}) };
}

const isRequired = ({ rules, allowFalse }: FormField) =>
  rules.includes('required') || (rules.includes('allowFalse') && allowFalse !== 'true');

/** Of what is passed on with any form, what its name does not say. */
const DESCRIBED: Readonly<Record<string, Json>> = {
  [HIDDEN.page]: { description: 'The path of the page on which the form was filled in, with its language' },
};

function leadSchema({ fields }: FormDefinition): Json {
  const passedOn = PASSED_ON.map((name) => [name, { type: 'string', ...DESCRIBED[name] }] as const);
  return {
    type: 'object',
    properties: Object.fromEntries([...fields.map((field) => [field.name, fieldSchema(field)] as const), ...passedOn]),
    patternProperties: {
      [CAMPAIGN_NAME.source]: { type: 'string', description: 'The campaign that the visitor came by' },
    },
    required: fields.filter(isRequired).map(({ name }) => name),
    additionalProperties: false,
  };
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
  description: 'The id of the lead, the same at each try',
};

const responses: Json = {
  '2XX': { description: 'The lead is taken: the site deletes it' },
  ...Object.fromEntries(REFUSALS.map((status) => [status, { description: 'The lead is refused, and reported' }])),
  default: { description: 'A failure that passes: the lead comes again' },
};

const pathOf = (definition: FormDefinition): Json => ({
  post: {
    operationId: definition.id,
    summary: `A lead of the form \`${definition.id}\``,
    parameters: [idempotencyKey],
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: leadSchema(definition) } },
    },
    responses,
  },
});

/** @returns the contract of who takes the leads, made from the definitions of the forms */
export function formsContract(): Contract {
  return contractOf(
    { title: 'Forms', description: DESCRIPTION },
    {
      servers: serversOf('FORMS_ORIGIN', 'https://forms.example'),
      paths: Object.fromEntries(
        Object.values(forms).map((definition) => [upstreamPathOf(definition.id), pathOf(definition)] as const),
      ),
      components: { schemas: {} },
    },
  );
}
