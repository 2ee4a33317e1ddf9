import { z } from 'zod';
import { oddLinks, sceneLinks, sceneNodes } from '#src/scenes/parts/sceneNodes.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said, slug } from '#src/shared/page/schema.ts';

/** Where the chosen node stands: its panel hangs below it, where there is room for that. */
const CHOSEN = { column: 3, row: 2 } as const;

const shape = sceneSchema(
  'flow-canvas',
  'Kit’s canvas: a call flow, the panel of one node, and a test call going through it.',
  {
    flow: said.max(24).describe('What the call flow is called: Support line.'),
    draft: z.int().positive().describe('The number of the draft: 14.'),
    nodes: sceneNodes.describe('The nodes, on three columns and three rows; nothing may stand below the chosen one.'),
    links: sceneLinks,
    chosen: slug.describe('The id of the node that is open in the panel. It stands in column 3, row 2.'),
    settings: z
      .array(
        z.strictObject({
          label: said.max(30).describe('A field of the node: Offer a callback after.'),
          value: said.max(24).describe('What is set there: 60 s.'),
          on: z.boolean().describe('Whether it has a switch, which is on.').default(false),
        }),
      )
      .min(2)
      .max(3)
      .describe('The fields of the chosen node.'),
    test: z
      .array(
        z.strictObject({
          node: slug.describe('The id of the node that the call comes to; a link leads to it from the one before.'),
          at: z.int().nonnegative().describe('When it comes there, in whole seconds since the call began: 18.'),
          text: said.max(48).describe('What happens there: Open until 6 p.m.'),
        }),
      )
      .min(2)
      .max(5)
      .describe('The test call, node by node: its way is lit.'),
  },
);

/** A flow with nodes that are there, links that can be drawn, and a test call that follows them. */
export const flowCanvasSchema = shape.superRefine(({ nodes, links, chosen, test }, context) => {
  const refuse = (path: string, message: string) => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  const open = nodes.find(({ id }) => id === chosen);
  if (open?.column !== CHOSEN.column || open.row !== CHOSEN.row)
    refuse('chosen', 'must be the node in column 3, row 2');
  const outside = nodes.some(
    ({ column, row }) => column > CHOSEN.column || row > 3 || (column === CHOSEN.column && row > CHOSEN.row),
  );
  if (outside) refuse('nodes', 'must stand on three columns and rows, none below the chosen one');
  if (oddLinks(nodes, links).length > 0)
    refuse('links', 'must lead to a neighbour in the row, or to a node of the next row');
  const follows = test.every(({ node, at }, index) => {
    const before = test[index - 1];
    if (!before) return nodes.some(({ id }) => id === node);
    return before.at <= at && links.some(({ from, to }) => from === before.node && to === node);
  });
  if (!follows) refuse('test', 'must follow the links, in time');
});

/** A call flow that is tried out. */
export type FlowCanvasScene = z.output<typeof flowCanvasSchema>;
