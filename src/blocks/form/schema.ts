import { z } from 'zod';
import { formBlockShape, LABELS_FIT, labelsFit } from '#src/forms/data/formBlock.ts';
import { blockSchema, headline, lead, surface, text } from '#src/shared/page/schema.ts';

/** Which form, its button and its labels are in `formBlockShape`; what it asks for is in `src/forms/data`. */
export const formSchema = blockSchema('form', 'A form in the middle of a page.', {
  surface: surface.default('white'),
  ...formBlockShape,
  title: headline.max(80),
  lead: lead.max(320).optional(),
  facts: z
    .array(
      z.strictObject({
        title: text.max(60).describe('What it is about: “Who answers”.'),
        text: text.max(240).describe('The fact, in one or two sentences.'),
      }),
    )
    .max(4)
    .describe('What to know before one writes; beside the form where there is room.')
    .default([]),
}).refine(labelsFit, LABELS_FIT);

/** The words around a form; `labels` renames some of its fields for this page. */
export type FormBlock = z.output<typeof formSchema>;
