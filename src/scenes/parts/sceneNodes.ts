import { z } from 'zod';
import { said, slug } from '#src/shared/page/schema.ts';

const node = z.strictObject({
  id: slug.describe('A name for the node, by which links lead to it. The same in all languages.'),
  column: z.int().min(1).max(4).describe('Its place on the board from the left, 1 is the first.'),
  row: z.int().min(1).max(4).describe('Its place on the board from above, 1 is the first.'),
  kind: z
    .enum(['entry', 'rule', 'voice', 'people', 'end'])
    .describe('What it does, for its colour: takes calls in, decides, speaks, brings to people, ends the call.'),
  label: said.max(22).describe('What it is called: Opening hours.'),
  detail: said.max(26).describe('How it is set: Mon–Fri, 9 to 6.'),
});

/** The nodes of a board, in the order in which they are read. */
export const sceneNodes = z
  .array(node)
  .min(3)
  .max(9)
  .refine((nodes) => new Set(nodes.map(({ id }) => id)).size === nodes.length, { message: 'ids must differ' })
  .refine(
    (nodes) => new Set(nodes.map(({ column, row }) => `${String(column)} ${String(row)}`)).size === nodes.length,
    {
      message: 'must have a place each',
    },
  )
  .describe('The nodes, in the order in which they are read; a branch stands behind the node that it leaves.');

/** The links of a board. */
export const sceneLinks = z
  .array(
    z.strictObject({
      from: slug.describe('The id of the node where the line begins.'),
      to: slug.describe('The id of the node where it ends: a neighbour in the row, or one in the next row.'),
    }),
  )
  .min(2)
  .max(12)
  .describe('The lines between the nodes.');

/** A node with its place. */
export type BoardNode = z.output<typeof node>;
/** A line from node to node. */
export type BoardLink = z.output<typeof sceneLinks>[number];

/**
 * @param nodes of a board
 * @param links of the same
 * @returns the links that cannot be drawn: from or to nowhere, past another node or upwards
 */
export function oddLinks(nodes: readonly BoardNode[], links: readonly BoardLink[]): BoardLink[] {
  const places = new Map(nodes.map((place) => [place.id, place]));
  return links.filter((link) => {
    const [from, to] = [places.get(link.from), places.get(link.to)];
    if (!from || !to) return true;
    return from.row === to.row ? Math.abs(from.column - to.column) !== 1 : to.row - from.row !== 1;
  });
}
