import { WRITTEN_LOCALES } from '#config/locales.ts';
import { FlowCanvas } from '#src/scenes/catalogue/flow-canvas/FlowCanvas.tsx';
import { flowCanvasSchema } from '#src/scenes/catalogue/flow-canvas/schema.ts';
import { flowCanvasSpecimen } from '#src/scenes/catalogue/flow-canvas/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const source = { name: 'flow-canvas', ...flowCanvasSpecimen.en };
const { nodes, test, links } = flowCanvasSpecimen.en;
const moved = (id: string, place: object) => nodes.map((node) => (node.id === id ? { ...node, ...place } : node));

describe('FlowCanvas', () => {
  it.each(WRITTEN_LOCALES)('draws the example in %s, and lights the way of the test call in order', (locale) => {
    const scene = flowCanvasSchema.parse({ name: 'flow-canvas', ...flowCanvasSpecimen[locale] });
    const html = renderBlock(<FlowCanvas {...scene} />, { locale });
    const lit = [...html.matchAll(/<li class="node"[^>]*data-branch="false"[^>]*><b[^>]*>([^<]*)/g)].map(
      ([, label]) => label,
    );
    expect(lit).toEqual(
      ['number', 'hours', 'bot', 'queue'].map((id) => scene.nodes.find((node) => node.id === id)?.label),
    );
    expect(html.match(/<path class="way"/g)).toHaveLength(test.length - 1);
    expect(html).not.toContain('style=');
  });

  it.each([
    ['a node below the chosen one', { nodes: moved('callback', { column: 3, row: 3 }) }],
    ['two nodes in one place', { nodes: moved('callback', { column: 1, row: 2 }) }],
    ['two nodes of one id', { nodes: moved('callback', { id: 'bot' }) }],
    ['a fourth column', { nodes: moved('callback', { column: 4 }) }],
    ['a chosen node elsewhere', { chosen: 'bot' }],
    ['a link past a node', { links: [...links, { from: 'number', to: 'closed' }] }],
    ['a link upwards', { links: [...links, { from: 'callback', to: 'bot' }] }],
    ['a link to nowhere', { links: [...links, { from: 'bot', to: 'nowhere' }] }],
    ['a call that jumps', { test: test.filter(({ node }) => node !== 'bot') }],
    ['a call that goes back in time', { test: test.map((entry, index) => ({ ...entry, at: 9 - index })) }],
  ])('refuses %s', (_, fields) => {
    expect(flowCanvasSchema.safeParse({ ...source, ...fields }).success).toBe(false);
  });
});
