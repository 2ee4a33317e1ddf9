import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

/** A mark, words, or both: the words then say what the mark means here. */
const cell = z
  .strictObject({ mark: z.enum(['yes', 'partly', 'no']).optional(), text: text.max(120).optional() })
  .refine((value) => value.mark ?? value.text, 'needs a mark or a text');

export const compareSchema = blockSchema('compare', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  caption: text,
  columns: z
    .array(z.strictObject({ label: text.max(48), highlight: z.boolean().default(false) }))
    .min(2)
    .max(4),
  rows: z
    .array(
      z.strictObject({
        label: text,
        cells: z.array(cell),
        /** How a reader checks the line without asking us; the last column when any row has it. */
        verify: text.max(160).optional(),
      }),
    )
    .min(2)
    .max(14),
  note: text.optional(),
}).refine(
  ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
  'every row needs a cell for each column',
);

export type CompareBlock = z.output<typeof compareSchema>;
export type CompareCell = CompareBlock['rows'][number]['cells'][number];
