import { act } from '@testing-library/react';
import { use } from 'react';
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
