import { z } from 'zod';
import { CODE_LANGUAGES, highlight } from '#src/shared/text/highlight.ts';
import { blockSchema, filledIn, headline, lead, sourceCode, surface, text } from '#src/shared/page/schema.ts';

/** `html` is made of the code, also where a page comes from another site like this one and brings its own. */
const sample = z
  .strictObject({
    label: text.max(32).describe('The name of the tab: Node.js.'),
    language: z.enum(CODE_LANGUAGES).describe('The language of the code, for its colours.'),
    code: sourceCode
      .max(4000)
      .describe('The code as it is, with its line breaks: begin it with | on the line of the key.'),
    html: filledIn(z.string().optional()),
  })
  .transform((fields) => ({ ...fields, html: highlight(fields.code, fields.language) }));

/** The code is coloured here, once, so that the browser needs no highlighter. */
export const codeTabsSchema = blockSchema('code-tabs', 'Samples of code, one tab for each.', {
  surface: surface.default('dark'),
  title: headline,
  lead: lead.optional(),
  samples: z.array(sample).min(1).max(4).describe('The samples. The first is open.'),
});

/** Each sample has its coloured `html` beside the code, which is what the button copies. */
export type CodeTabsBlock = z.output<typeof codeTabsSchema>;
