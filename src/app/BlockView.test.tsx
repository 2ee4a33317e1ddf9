import { blocks } from '#src/app/registry/blocks.ts';
import { BlockView, FragmentProvider, type RenderFragment } from '#src/app/BlockView.tsx';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const hero = { type: 'hero', id: 'top', surface: 'white', title: 'A title', lead: 'A lead', actions: [] };
const tabs = {
  type: 'tabs',
  id: 'choices',
  surface: 'white',
  title: 'Choices',
  items: ['One', 'Two'].map((label) => ({ label, title: label, text: 'Text', points: [] })),
};

const render = (block: AnyBlock, fragment?: RenderFragment) => {
  const view = <BlockView block={block} />;
  return renderBlock(fragment ? <FragmentProvider value={fragment}>{view}</FragmentProvider> : view);
};

/** Lazy components need a build to be there at once; these do not. */
const Plain = ({ title }: { readonly title: string }) => <h2>{title}</h2>;

beforeEach(() => {
  for (const block of [blocks.hero, blocks.tabs]) jest.replaceProperty(block, 'view', Plain as never);
});

test('the wrapper carries the block’s id, so that an anchor finds it', () => {
  expect(render(hero)).toBe('<div id="top" data-block="hero"><h2>A title</h2></div>');
});

test('on the server a static block comes from its fragment', () => {
  expect(render(hero, () => '<b>ready</b>')).toBe('<div id="top" data-block="hero"><b>ready</b></div>');
});

test('a block that hydrates is never taken from a fragment: its markup must be React’s own', () => {
  expect(render(tabs, () => '<b>ready</b>')).toBe('<div id="choices" data-block="tabs"><h2>Choices</h2></div>');
});

test('a kept block renders an empty wrapper, in which the server’s markup stays', () => {
  expect(render({ type: 'hero', id: 'top', kept: true } as AnyBlock)).toBe('<div id="top" data-block="hero"></div>');
});
