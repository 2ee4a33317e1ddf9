import { z } from 'zod';
import { blockSchema, headline, lead, link, surface, text } from '#src/shared/page/schema.ts';

/** One figure a case, with what it counts: a figure alone says nothing. */
export const caseCardsSchema = blockSchema('case-cards', 'Cases from practice, each with one figure and a link.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  items: z
    .array(
      z.strictObject({
        industry: text.max(40).describe('The industry of the client: Logistics.'),
        client: text.max(90).describe('What the client is, without its name: “Regional delivery service, 40 agents”.'),
        text: text.max(260).describe('What was wrong, what was done, what came of it.'),
        figure: z
          .strictObject({
            value: text.max(12).describe('The figure with its unit: 34 %.'),
            label: text.max(90).describe('What the figure counts, and since when.'),
          })
          .describe('The one figure of the case.'),
        link: link.extend({ label: link.shape.label.max(60) }).describe('Where to read more.'),
      }),
    )
    .min(2)
    .max(5)
    .describe('The cases. The first gets the most room.'),
});

/** The cases in the order of the page; the first is drawn larger. */
export type CaseCardsBlock = z.output<typeof caseCardsSchema>;
