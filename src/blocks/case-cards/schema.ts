import { z } from 'zod';
import { blockSchema, href, surface, text } from '#src/shared/schema.ts';

export const caseCardsSchema = blockSchema('case-cards', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  /** The first gets the most room. */
  items: z
    .array(
      z.strictObject({
        industry: text.max(40),
        /** What the client is, without its name: "Regional delivery service, 40 agents". */
        client: text.max(90),
        text: text.max(260),
        figure: z.strictObject({ value: text.max(12), label: text.max(90) }),
        link: z.strictObject({ label: text.max(60), href }),
      }),
    )
    .min(2)
    .max(5),
});

export type CaseCardsBlock = z.output<typeof caseCardsSchema>;
