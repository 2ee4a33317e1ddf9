import { z } from 'zod';
import { formBlockShape, LABELS_FIT, labelsFit } from '#src/forms/data/formBlock.ts';
import { blockSchema, headline, lead, surface, text } from '#src/shared/page/schema.ts';

/** As `form`, at the top of a page: it has the first headline, which each page has once. */
export const heroFormSchema = blockSchema('hero-form', 'The opening of a page, with a form in it.', {
  surface: surface.default('purple955'),
  eyebrow: text.describe('A few words above the headline: the product or the group of the page.').optional(),
  title: headline.max(90).describe('The headline of the page.'),
  lead: lead.max(320),
  points: z
    .array(text.max(120).describe('One thing that the visitor gets.'))
    .max(4)
    .describe('What the visitor gets for filling in the form.')
    .default([]),
  ...formBlockShape,
  formTitle: text.max(60).describe('The headline of the form itself: “Hear it yourself”.'),
}).refine(labelsFit, LABELS_FIT);

/** An opening and a form in one: a page with it has no `hero`. */
export type HeroFormBlock = z.output<typeof heroFormSchema>;
