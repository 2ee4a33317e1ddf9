import { z } from 'zod';
import { LOCALE_CODES } from '#config/locales.ts';
import { SITE_KEYS } from '#config/siteKeys.ts';
import type { Lead, LeadFile } from '#src/forms/server/Lead.ts';
import { isLeadId } from '#src/forms/server/keeping/leadsId.ts';
import { FORM_IDS } from '#src/forms/data/formDefinition.ts';

// Loose: after a rollback this build reads what a newer one has kept, and a lead must lose nothing by being read. Their
// keys are held to those of the types: a schema that lacks a field which may be missing would fit the type as well.
const file = z.looseObject({
  field: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int().min(0),
  key: z.string().regex(/^[\w-]+$/),
} satisfies Record<keyof LeadFile, unknown>);

const schema = z.looseObject({
  id: z.string().refine(isLeadId),
  form: z.enum(FORM_IDS),
  receivedAt: z.iso.datetime(),
  site: z.enum(SITE_KEYS),
  locale: z.enum(LOCALE_CODES),
  fields: z.array(z.tuple([z.string(), z.string()])),
  files: z.array(file),
  quarantine: z.enum(['honeypot', 'tooFast']).optional(),
  digest: z.string().optional(),
} satisfies Record<keyof Lead, unknown>) satisfies z.ZodType<Lead>;

/**
 * @param text what a store kept
 * @returns the lead, with whatever else was kept with it
 * @throws when it is not one: cut short, or with a value that this version does not know. The message names places,
 *   never values
 */
export function parseLead(text: string): Lead {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('not JSON');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`not a lead: ${result.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
}
