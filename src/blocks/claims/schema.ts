import { z } from 'zod';
import { blockSchema, href, surface, text } from '#src/shared/schema.ts';

export const claimsSchema = blockSchema('claims', {
  surface: surface.default('tint'),
  title: text,
  lead: text.optional(),
  items: z
    .array(
      z.strictObject({
        statement: text.max(140),
        evidence: text.max(360),
        /** Where it can be checked: a claim without its source is not shown. */
        source: z.strictObject({ label: text, href }),
      }),
    )
    .min(2)
    .max(5),
});

export type ClaimsBlock = z.output<typeof claimsSchema>;
