import '#tests/support/textEncoding.ts';
import { act, waitFor } from '@testing-library/react';
import { use, useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createIsland } from '#src/features/island/createIsland.ts';

const never = new Promise<string>(() => undefined);
/** As one that React has begun with, and is not done with. */
function Unfinished() {
  return <p>{use(never)}</p>;
}

const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('a page that is left while its island takes over complains of nothing', async () => {
  const element = document.createElement('div');
  element.innerHTML = '<p>More</p>';
  document.body.append(element);
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = () => Promise.resolve(<Unfinished />);
  const island = createIsland(element, { id: 'part', isUrgent: true, isPrecious: false, load, onBroken: jest.fn() });
  await moment();
  // As React does it: the cleanup of the effect, then the element.
  island.end();
  element.remove();
  await moment();
  expect(element.innerHTML).toBe('');
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

test('the code of a page that was left may fail: what would load the page anew is not thrown', async () => {
  const element = document.createElement('div');
  document.body.append(element);
  const { promise, reject } = Promise.withResolvers<never>();
  const island = createIsland(element, {
    id: 'part',
    isUrgent: true,
    isPrecious: false,
    load: () => promise,
    onBroken: jest.fn(),
  });
  island.end();
  element.remove();
  reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));
  // An error that nobody has caught would fail this test.
  await moment();
});

test('the code of a page that was left may come: nothing is begun with what stands in no document', async () => {
  const element = document.createElement('div');
  element.innerHTML = '<p>More</p>';
  document.body.append(element);
  const { promise, resolve } = Promise.withResolvers<ReactElement>();
  const options = { id: 'part', isUrgent: true, isPrecious: false, load: () => promise, onBroken: jest.fn() };
  const drawn = jest.fn(() => <p>More</p>);
  const Part = () => drawn();
  const island = createIsland(element, options);
  island.end();
  element.remove();
  await moment();
  resolve(<Part />);
  await moment();
  expect(drawn).not.toHaveBeenCalled();
});

describe('one that throws at a press', () => {
  function Filters() {
    const [isPressed, press] = useState(false);
    if (isPressed) throw new Error('broken');
    return (
      <p>
        <select multiple>
          <option>One</option>
          <option>Two</option>
          <option>Three</option>
        </select>
        <select>
          <option>A</option>
          <option>B</option>
        </select>
        <input type="search" />
        <button type="button" onClick={() => press(true)}>
          Press
        </button>
      </p>
    );
  }

  let element: HTMLElement;
  const onBroken = jest.fn();
  const find = (selector: string) => element.querySelector<HTMLElement>(selector)!;
  const breakIt = () => {
    find('button').click();
    return waitFor(() => expect(onBroken).toHaveBeenCalledTimes(1));
  };

  beforeEach(async () => {
    onBroken.mockReset();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = renderToString(<Filters />);
    const load = () => Promise.resolve(<Filters />);
    const island = createIsland(element, { id: 'part', isUrgent: true, isPrecious: false, load, onBroken });
    await moment();
    island.onAwake();
    await moment();
    // React hands what is thrown to `act`, where there is one, and tells nobody else.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  afterEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    element.remove();
  });

  test('what was chosen in it stays', async () => {
    for (const option of element.querySelectorAll('option'))
      option.selected = ['One', 'Three', 'B'].includes(option.text);
    await breakIt();
    const chosen = [...element.querySelectorAll('option')].filter(({ selected }) => selected);
    expect(chosen.map(({ text }) => text)).toEqual(['One', 'Three', 'B']);
  });

  test('the focus stays where it was in it', async () => {
    const before = find('input');
    before.focus();
    await breakIt();
    expect([document.activeElement, before.isConnected]).toEqual([find('input'), false]);
  });

  test('whoever had left it does not get the focus back into it', async () => {
    find('input').focus();
    find('input').blur();
    await moment();
    await breakIt();
    expect(document.activeElement).toBe(document.body);
  });
});
