import { z } from 'zod';
import { filledText } from '#src/shared/page/schema.ts';
import type { Currency } from '#src/shared/currencies.ts';

/** A few rates that a page shows of the price lists. Schemas: server and scripts only. */

/** Calls are by the minute, messages by the piece, numbers by the month. */
export const EXCERPT_RATES = ['out-landline', 'out-mobile', 'in-landline', 'in-mobile', 'sms', 'number'] as const;
/** A column of the table; which price of a country that is, the server part of the block knows. */
export type ExcerptRate = (typeof EXCERPT_RATES)[number];

/** The rates of a block, ready to be shown: named and written in the language of the page. */
export const excerptTableSchema = z.object({
  rows: z.array(
    z.object({
      iso: z.string(),
      title: filledText,
      /** In the order of the block's `rates`; null where the country has no such rate. */
      cells: z.array(z.string().nullable()),
      /** The rates that some numbers of the kind exceed. Beside the cells, so that a page of an older build still shows them. */
      lowest: z.array(z.enum(EXCERPT_RATES)).default([]),
    }),
  ),
  sample: z.boolean(),
  /** Day of the rates, where the newest cannot be had; written out. */
  staleSince: z.string().optional(),
});
/** What a `price-excerpt` shows: amounts as text, so that the browser calculates nothing. */
export type ExcerptTable = z.output<typeof excerptTableSchema>;

/** What a block of the type `price-excerpt` asks for. */
export interface ExcerptRequest {
  readonly countries: readonly string[];
  readonly rates: readonly ExcerptRate[];
  readonly currency: Currency;
}
