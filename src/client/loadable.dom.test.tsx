import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import loadable from '#src/client/loadable.ts';

afterEach(cleanup);

const Words = () => <p>words</p>;
const importView = jest.fn<Promise<unknown>, []>();
const create = () => loadable(importView, { resolveComponent: ({ Found }: { Found: typeof Words }) => Found });

beforeEach(() => {
  importView.mockReset().mockResolvedValue({ Found: Words });
});

test('what was loaded is drawn at once', async () => {
  const View = create();
  await View.load();
  render(<View />);
  expect(screen.getByText('words')).toBeTruthy();
  expect(importView).toHaveBeenCalledTimes(1);
});

test('what was not yet suspends, and is loaded once', async () => {
  const View = create();
  await act(() => {
    render(
      <Suspense fallback="waiting">
        <View />
        <View />
      </Suspense>,
    );
    return Promise.resolve();
  });
  expect(screen.getAllByText('words')).toHaveLength(2);
  expect(importView).toHaveBeenCalledTimes(1);
});

test('what could not be loaded can be tried again', async () => {
  const View = create();
  importView.mockRejectedValueOnce(new Error('gone'));
  await expect(View.load()).rejects.toThrow('gone');
  await expect(View.load()).resolves.toBe(Words);
});
