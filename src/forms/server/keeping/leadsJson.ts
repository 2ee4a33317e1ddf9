import { z } from 'zod';
import { LOCALE_CODES } from '#config/locales.ts';
import { SITE_KEYS } from '#config/siteKeys.ts';
import type { Lead } from '#src/forms/server/Lead.ts';
import { isLeadId } from '#src/forms/server/keeping/leadsId.ts';
import { FORM_IDS } from '#src/forms/data/formDefinition.ts';

const file = z.object({
  field: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int().min(0),
  key: z.string().regex(/^[\w-]+$/),
});

const schema = z.object({
  id: z.string().refine(isLeadId),
  form: z.enum(FORM_IDS),
  receivedAt: z.iso.datetime(),
  site: z.enum(SITE_KEYS),
  locale: z.enum(LOCALE_CODES),
  fields: z.array(z.tuple([z.string(), z.string()])),
  files: z.array(file),
  quarantine: z.enum(['honeypot', 'tooFast']).optional(),
  digest: z.string().optional(),
}) satisfies z.ZodType<Lead>;

/**
 * @param text what a store kept
 * @returns the lead
 * @throws when it is not one: cut short, or written by another version. The message names places, never values
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
