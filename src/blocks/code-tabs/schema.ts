import { z } from 'zod';
import { CODE_LANGUAGES, highlight } from '#src/shared/highlight.ts';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

/** `html` is made of the code, also where a page comes from another site like this one and brings its own. */
const sample = z
  .strictObject({
    ...{ label: text.max(32), language: z.enum(CODE_LANGUAGES), code: text.max(4000) },
    html: z.string().optional(),
  })
  .transform((fields) => ({ ...fields, html: highlight(fields.code, fields.language) }));

export const codeTabsSchema = blockSchema('code-tabs', {
  surface: surface.default('dark'),
  title: text,
  lead: text.optional(),
  samples: z.array(sample).min(1).max(4),
});

export type CodeTabsBlock = z.output<typeof codeTabsSchema>;
