import { breakLabel, layoutGraph } from '#src/blocks/node-graph/layoutGraph.ts';
import { NodeGraph } from '#src/blocks/node-graph/NodeGraph.tsx';
import { nodeGraphSchema } from '#src/blocks/node-graph/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const source = {
  type: 'node-graph',
  id: 'path',
  title: 'The way of a turn',
  lanes: ['Line', 'Models'],
  nodes: [
    { id: 'in', label: 'Audio', text: 'Sound arrives.' },
    { id: 'asr', label: 'Recognition', text: 'Words.', lane: 1 },
    { id: 'llm', label: 'Language model', text: 'An answer.', lane: 1 },
    { id: 'out', label: 'Speech', text: 'It is said.' },
  ],
  edges: [
    { from: 'in', to: 'asr' },
    { from: 'asr', to: 'llm' },
    { from: 'llm', to: 'out' },
  ],
};
const block = nodeGraphSchema.parse(source);

describe('NodeGraph', () => {
  it('puts every node right of those that lead to it, each in a place of its own', () => {
    const { places } = layoutGraph(block);
    for (const { from, to } of block.edges) {
      expect(places.get(to)?.x).toBeGreaterThan(places.get(from)?.x ?? Infinity);
    }
    const alone = layoutGraph({ ...block, edges: [] }).places;
    expect(new Set([...alone.values()].map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(4);
  });

  it('says every node in words, in order, and hides the drawing from screen readers', () => {
    const html = renderBlock(<NodeGraph {...block} />);
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect([...html.matchAll(/<li[^>]*><h3[^>]*>(.*?)<\/h3>/g)].map(([, label]) => label)).toEqual([
      'Audio',
      'Recognition',
      'Language model',
      'Speech',
    ]);
    expect(html).not.toContain('style=');
  });

  it('breaks a long label once, near its middle', () => {
    expect(breakLabel('Language model answer')).toEqual(['Language', 'model answer']);
    expect(breakLabel('Audio')).toEqual(['Audio']);
  });

  it.each([
    ['an edge from nowhere', { edges: [{ from: 'nowhere', to: 'in' }] }],
    ['an edge to nowhere', { edges: [{ from: 'in', to: 'nowhere' }] }],
    ['an edge back', { edges: [{ from: 'out', to: 'in' }] }],
    ['a lane that is not there', { lanes: ['Line'] }],
    ['two nodes of one id', { nodes: [...source.nodes, source.nodes[0]] }],
  ])('refuses %s', (_, fields) => {
    expect(nodeGraphSchema.safeParse({ ...source, ...fields }).success).toBe(false);
  });
});
