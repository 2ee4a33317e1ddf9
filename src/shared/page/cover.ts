import { z } from 'zod';

/** What the cover of a post can show, by one of a few drawings. Numbers and signs that every language reads; what has words is beside it. */

/** The grounds of covers, as their styles have them in `data-ground`. */
const COVER_GROUNDS = ['night', 'iris', 'ink', 'lilac', 'paper', 'mint', 'rose', 'sky'] as const;
/** One of them. */
export type CoverGround = (typeof COVER_GROUNDS)[number];

const share = z.int().min(0).max(100);
/** One of a list, counted as people do. */
const oneOf = z.int().min(1);
const signs = (most: number) => z.string().min(1).max(most);
const ground = z
  .enum(COVER_GROUNDS)
  .describe('The colour of the ground; on the page of the post that of its opening too.');

function drawing<Name extends string, Shape extends z.core.$ZodShape>(name: Name, about: string, shape: Shape) {
  return z.strictObject({ drawing: z.literal(name).describe(about), ground, ...shape }).describe(about);
}

const turns = drawing('turns', 'A dialogue: bars left and right on one line.', {
  lengths: z.array(z.int().min(5).max(100)).min(3).max(6).describe('How long each turn is, 5 to 100.'),
  cut: oneOf.describe('Which turn is broken off, from 1.').optional(),
});

const wave = drawing('wave', 'A recording. Its longest silence is measured.', {
  stretches: z
    .array(z.int().min(-100).max(100))
    .min(3)
    .max(9)
    .describe('Speech and silence in turn, each as long as its number; silence is below zero.'),
});

const columns = drawing('columns', 'A column chart.', {
  values: z.array(share).min(4).max(16).describe('The columns, 0 to 100.'),
  limit: share.describe('A line; what is above it stands out.').optional(),
});

const chart = drawing('chart', 'A line over time.', {
  values: z.array(share).min(6).max(24).describe('The points, 0 to 100.'),
  mark: oneOf.describe('Which point is marked, from 1.').optional(),
});

const nodes = drawing('nodes', 'A flow from left to right with one way through it.', {
  columns: z.array(z.int().min(1).max(4)).min(3).max(5).describe('How many nodes stand in each column.'),
  path: z.array(z.int().min(1).max(4)).min(3).max(5).describe('Which node of each column is on the way, from 1.'),
});

const code = drawing('code', 'A window with code.', {
  lines: z
    .array(z.string().min(1).max(24).describe('A line; spaces at its beginning indent it.'))
    .min(3)
    .max(6)
    .describe('The lines of code.'),
  mark: oneOf.describe('Which line is lit, from 1.').optional(),
});

const bubbles = drawing('bubbles', 'Messages from two sides.', {
  sizes: z
    .array(z.int().min(-100).max(100))
    .min(2)
    .max(5)
    .describe('How long each message is, 10 to 100; below zero it is from the other side.'),
  failed: oneOf.describe('Which message did not arrive, from 1.').optional(),
});

const step = z
  .strictObject({
    there: signs(14).describe('What is sent.').optional(),
    back: signs(14).describe('What comes back.').optional(),
    lost: signs(14).describe('What is sent and does not arrive.').optional(),
  })
  .refine((fields) => Object.keys(fields).length === 1, 'must be one of there, back and lost');

const ladder = drawing('ladder', 'Messages between two systems.', {
  messages: z.array(step).min(3).max(6).describe('The messages in their order: { there: INVITE }.'),
});

const grid = drawing('grid', 'Cells in rows: the days of a month, a keypad, seats.', {
  columns: z.int().min(3).max(12).describe('How many cells stand in a row.'),
  cells: z.int().min(6).max(60).describe('How many there are.'),
  lit: z.array(oneOf.describe('A cell, from 1.')).max(60).describe('Which are lit, from 1.'),
  labels: z.array(signs(2)).max(15).describe('What stands in the cells, where they are few.').optional(),
});

const rings = drawing('rings', 'Shares as rings.', {
  shares: z.array(z.int().min(1).max(100)).min(1).max(4).describe('The shares, the outer ring first.'),
});

const word = drawing('word', 'One large word over a ruler.', {
  text: signs(6).describe('The word: G.711, SIP, +44.'),
});

/** The cover of a post. */
export const coverSchema = z.discriminatedUnion('drawing', [
  turns,
  wave,
  columns,
  chart,
  nodes,
  code,
  bubbles,
  ladder,
  grid,
  rings,
  word,
]);
/** What is drawn on a cover. */
export type Cover = z.output<typeof coverSchema>;
/** The data of one kind of drawing. */
export type CoverOf<Name extends Cover['drawing']> = Extract<Cover, { drawing: Name }>;
