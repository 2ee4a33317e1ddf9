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

/** What was kept is no lead: it was cut short, or is something else. No version will read it. */
export class NoLead extends Error {}

/** What was kept is a lead of a form, site, language or suspicion that only a newer version knows. */
export class NewerLead extends Error {}

/**
 * @param text what a store kept
 * @returns the lead, with whatever else was kept with it
 * @throws `NoLead` or `NewerLead`. The message names places, never values
 */
export function parseLead(text: string): Lead {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NoLead('not JSON');
  }
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  const places = issues.map(({ path }) => path.join('.')).join(', ');
  if (issues.every(({ code, input }) => code === 'invalid_value' && typeof input === 'string'))
    throw new NewerLead(`not known to this version: ${places}`);
  throw new NoLead(`not a lead: ${places}`);
}
