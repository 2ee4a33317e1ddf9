// React Router wants one when it is imported.
import '#tests/support/textEncoding.ts';
import { cleanup, fireEvent, render as draw, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { blocks } from '#src/app/registry/blocks.ts';
import { BlockView, FragmentProvider, type RenderFragment } from '#src/app/BlockView.tsx';
import { IslandsContext } from '#src/features/island/IslandsContext.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { renderBlock, withProviders } from '#tests/support/renderBlock.tsx';

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
function Plain({ title }: { readonly title: string }) {
  const [isPressed, press] = useState(false);
  if (isPressed || title === 'Broken') throw new Error('broken');
  return <h2 onClick={() => press(true)}>{title}</h2>;
}

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

describe('one that breaks on a page that came later', () => {
  const onBroken = jest.fn();
  const islands = { htmlOf: () => '', loadFields: () => Promise.resolve({}), onBroken };
  const page = (title: string) =>
    withProviders(
      <IslandsContext value={islands}>
        <BlockView block={hero} />
        <BlockView block={{ ...tabs, title } as AnyBlock} />
      </IslandsContext>,
    );

  beforeEach(() => {
    onBroken.mockReset();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(cleanup);

  test.each([
    ['as it is drawn', 'Broken', []],
    ['at a press', 'Press', ['Press']],
  ])('%s leaves the others, is told of, and is tried anew with other words', async (_when, title, left) => {
    const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
    const { rerender } = draw(withProviders(<p>Before</p>));
    rerender(page(title));
    if (title !== 'Broken') fireEvent.click(screen.getByText(title));
    expect(titles()).toEqual(['A title', ...left]);
    await waitFor(() => expect(onBroken).toHaveBeenCalledTimes(1));
    rerender(page('Whole'));
    expect(titles()).toEqual(['A title', 'Whole']);
  });
});
