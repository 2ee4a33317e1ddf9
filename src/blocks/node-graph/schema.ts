import { z } from 'zod';
import { blockSchema, headline, lead, slug, surface, text } from '#src/shared/page/schema.ts';

const node = z.strictObject({
  id: slug.describe('A name for the node, by which edges lead to it. The same in all languages.'),
  label: text.max(26).describe('What stands in the drawing, on two short lines at most.'),
  text: text.describe('What happens there: the step in words.'),
  lane: z.int().min(0).max(3).describe('In which lane the node stands: 0 is the first of them.').default(0),
});

const edge = z.strictObject({
  from: slug.describe('The id of the node where the line begins.'),
  to: slug.describe('The id of the node where it ends, further down the list.'),
});

/** Edges lead down the list only, so there is no circle and the steps can be read in order. */
export const nodeGraphSchema = blockSchema(
  'node-graph',
  'A drawing of how a call or a message travels, with its steps in words.',
  {
    surface: surface.default('white'),
    title: headline,
    lead: lead.optional(),
    lanes: z
      .array(text.max(24).describe('Who acts in this lane: Caller.'))
      .min(1)
      .max(4)
      .describe('The lanes of the drawing: who does what.'),
    nodes: z.array(node).min(2).max(12).describe('The steps, in order.'),
    edges: z.array(edge).min(1).max(24).describe('The lines between the nodes.'),
  },
).superRefine(({ lanes, nodes, edges }, context) => {
  const order = new Map(nodes.map(({ id }, index) => [id, index]));
  if (order.size < nodes.length) context.addIssue({ code: 'custom', path: ['nodes'], message: 'ids must differ' });
  for (const [index, { lane }] of nodes.entries()) {
    if (lane < lanes.length) continue;
    context.addIssue({ code: 'custom', path: ['nodes', index, 'lane'], message: 'there is no such lane' });
  }
  for (const [index, { from, to }] of edges.entries()) {
    if ((order.get(from) ?? Infinity) < (order.get(to) ?? -1)) continue;
    const message = 'must lead from a node to one further down the list';
    context.addIssue({ code: 'custom', path: ['edges', index], message });
  }
});

/** The drawing and, for those who do not see it, the steps in words. */
export type NodeGraphBlock = z.output<typeof nodeGraphSchema>;
