import { z } from 'zod';
import { blockSchema, headline, lead, surface, text } from '#src/shared/page/schema.ts';

const NO_PAGE = 'must be the https: address of a page';

/** The page of another company that a cell is taken from. It is as old as the day on which it was read. */
const source = z.strictObject({
  href: z
    .string()
    .regex(/^https:\/\/[^\s/]+\/\S*$/, NO_PAGE)
    .refine((address) => URL.canParse(address), NO_PAGE)
    .describe('The page that says so: https://example.com/pricing.'),
  read: z.iso.date().describe('The day on which that page was read: 2026-11-16.'),
});

/** A mark, words, or both: the words then say what the mark means here. */
const cell = z
  .strictObject({
    mark: z
      .enum(['yes', 'partly', 'no'])
      .describe('A mark. With a text beside it, the text says what it means here.')
      .optional(),
    text: text.max(120).describe('The words of the cell.').optional(),
    source: source.describe('Where the cell is taken from, if it speaks of another company.').optional(),
  })
  .refine((value) => value.mark ?? value.text, 'needs a mark or a text');

/**
 * Refuses a row that has not one cell for each column: a gap would read as a no. Refuses a cell about another company that
 * does not say where it is from.
 */
export const compareSchema = blockSchema('compare', 'A table that compares offers line by line.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  caption: text.describe('What the table compares, in one sentence: its name for screen readers.'),
  columns: z
    .array(
      z.strictObject({
        label: text.max(48).describe('What the column is about: the name of an offer.'),
        highlight: z.boolean().describe('True for the column that stands out: ours.').default(false),
        sourced: z
          .boolean()
          .describe('True for the product of another company: each of its cells then needs a source.')
          .default(false),
      }),
    )
    .min(2)
    .max(4)
    .describe('What is compared.'),
  rows: z
    .array(
      z.strictObject({
        label: text.describe('What this line compares.'),
        cells: z.array(cell).describe('One cell for each column, in their order.'),
        verify: text
          .max(160)
          .describe(
            'How a reader checks the line without asking us. Pages with the template comparison need it in each row.',
          )
          .optional(),
      }),
    )
    .min(2)
    .max(14)
    .describe('The lines of the table.'),
  note: text.describe('What holds for the whole table: sources, dates.').optional(),
})
  .refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
    'every row needs a cell for each column',
  )
  .superRefine(({ columns, rows }, context) => {
    for (const [row, { cells }] of rows.entries()) {
      for (const [index, cell] of cells.entries()) {
        if (!columns[index]?.sourced || cell.source) continue;
        const message = 'a cell of a sourced column needs a source: { href, read }';
        context.addIssue({ code: 'custom', path: ['rows', row, 'cells', index], message });
      }
    }
  });

/** A table with as many cells in each row as it has columns. */
export type CompareBlock = z.output<typeof compareSchema>;
/** What one offer has to say on one line: a mark, words, or both. */
export type CompareCell = CompareBlock['rows'][number]['cells'][number];
