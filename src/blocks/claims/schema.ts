import { z } from 'zod';
import { blockSchema, headline, lead, link, surface, text } from '#src/shared/page/schema.ts';

/** A claim without evidence and source is refused, so that none gets on a page. */
export const claimsSchema = blockSchema(
  'claims',
  'Statements about the product, each with its evidence and where it can be checked.',
  {
    surface: surface.default('tint'),
    title: headline,
    lead: lead.optional(),
    items: z
      .array(
        z.strictObject({
          statement: text.max(140).describe('What is claimed, in one sentence.'),
          evidence: text.max(360).describe('What it rests on: how it was measured, where, when.'),
          source: link.describe('Where it can be checked: there is no claim without a source.'),
        }),
      )
      .min(2)
      .max(5)
      .describe('The claims, strongest first.'),
  },
);

/** Each claim with what it rests on and where to check it. */
export type ClaimsBlock = z.output<typeof claimsSchema>;
