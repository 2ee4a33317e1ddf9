import { z } from 'zod';
import { blockSchema, slug, surface, text } from '#src/shared/schema.ts';

const node = z.strictObject({
  id: slug,
  /** Stands in the drawing, on two short lines at most. */
  label: text.max(26),
  /** What happens there: the step in words. */
  text,
  lane: z.int().min(0).max(3).default(0),
});

const edge = z.strictObject({ from: slug, to: slug });

export const nodeGraphSchema = blockSchema('node-graph', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  lanes: z.array(text.max(24)).min(1).max(4),
  nodes: z.array(node).min(2).max(12),
  edges: z.array(edge).min(1).max(24),
}).superRefine(({ lanes, nodes, edges }, context) => {
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

export type NodeGraphBlock = z.output<typeof nodeGraphSchema>;
