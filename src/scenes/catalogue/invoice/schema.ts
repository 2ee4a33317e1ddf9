import { z } from 'zod';
import { CURRENCY_NAMES } from '#src/shared/currencies.ts';
import { readEstimate } from '#src/pricing/data/estimateLink.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { filledIn, filledText, said } from '#src/shared/page/schema.ts';

const MOST_LINES = 5;

/** A part of a line that is paid every month, with what it costs: written out in the language. */
const part = z.strictObject({
  /** Its line, counted from 0. */
  line: z.int(),
  key: z.string(),
  unit: z.enum(['second', 'segment', 'request', 'piece']),
  quantity: z.number(),
  increments: z.strictObject({ first: z.number(), next: z.number() }).optional(),
  country: filledText.optional(),
  rate: z.string(),
  /** Before it is rounded to cents. */
  exact: z.string(),
  amount: z.string(),
  /** Where its bar begins and ends, on a line that the total fills. */
  at: z.number(),
  until: z.number(),
});

/** An estimate that adds itself up from the price list. */
export const invoiceSchema = sceneSchema(
  'invoice',
  'An estimate adding itself up: quantities, rates of the price list, and how a line is rounded.',
  {
    title: said.max(28).describe('What the estimate is called: June estimate.'),
    estimate: z
      .string()
      .refine(
        (link) => {
          const { estimate, unread } = readEstimate(link);
          return unread === 0 && estimate.length >= 2 && estimate.length <= MOST_LINES;
        },
        { message: 'must be two to five lines of an estimate, as the address of the pricing page has them' },
      )
      .refine((link) => readEstimate(link).estimate[0]?.kind === 'calls', { message: 'must begin with calls' })
      .describe(
        'Its lines, as the address of the pricing page has them behind “estimate=”. The first is of calls: its rounding is shown.',
      ),
    isOnce: z.boolean().describe('Whether it is one job that is added up, and not a month.').default(false),
    currency: z.enum(CURRENCY_NAMES).describe('The currency of the amounts.').default('USD'),
    sum: filledIn(z.strictObject({ parts: z.array(part), monthly: z.string() }).optional()),
  },
);

/** Lines with what they cost; without price data they have no amounts. */
export type InvoiceScene = z.output<typeof invoiceSchema>;
