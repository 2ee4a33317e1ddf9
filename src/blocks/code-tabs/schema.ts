import { z } from 'zod';
import { CODE_LANGUAGES, highlight } from '#src/shared/highlight.ts';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

const sample = z
  .strictObject({ label: text.max(32), language: z.enum(CODE_LANGUAGES), code: text.max(4000) })
  .transform((fields) => ({ ...fields, html: highlight(fields.code, fields.language) }));

export const codeTabsSchema = blockSchema('code-tabs', {
  surface: surface.default('dark'),
  title: text,
  lead: text.optional(),
  samples: z.array(sample).min(1).max(4),
});

export type CodeTabsBlock = z.output<typeof codeTabsSchema>;
