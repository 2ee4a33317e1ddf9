import { z } from 'zod';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A comparison. Without its date, or without its limits, it would be an advertisement. */
export const comparisonSchema = templateSchema(
  'comparison',
  'A comparison that says when it was checked: under the hero its date, then a compare block with verify in every row, and a block with the id limits that says when not to choose us.',
  {
    example: '/promo/genesys-alternative',
    settings: {
      comparison: z
        .strictObject({ checked: z.iso.date().describe('The day on which every line was last checked: 2026-11-16.') })
        .describe('When the comparison was checked.'),
    },
    slots: {
      head: 'The hero. The date of the check stands below it.',
      body: 'Everything else: the table, the limits, the rest.',
    },
  },
);
