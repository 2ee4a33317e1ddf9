import { act, cleanup, render, screen } from '@testing-library/react';
import { eraseAllKept } from '#src/visitor/data/keptNow.ts';
import { KeptList } from '#src/visitor/view/KeptList.tsx';
import { withProviders } from '#tests/support/renderBlock.tsx';

jest.mock('#src/visitor/data/keptNow.ts', () => ({
  readKeptThings: () => Promise.resolve([]),
  eraseAllKept: jest.fn(),
}));

afterEach(cleanup);

async function eraseAll() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  jest.mocked(eraseAllKept).mockReturnValue(promise);
  render(withProviders(<KeptList />));
  // What is there was looked at.
  await act(() => Promise.resolve());
  act(() => screen.getByText('Erase everything').click());
  const said = () => screen.getByRole('status').textContent;
  const before = said();
  const end = async (settle: () => void) => {
    settle();
    await act(() => Promise.resolve());
  };
  return { before, said, end, resolve, reject };
}

test('that everything is erased is said when it is, and the focus is there before a button goes', async () => {
  const { before, said, end, resolve } = await eraseAll();
  expect([before, document.activeElement?.getAttribute('role')]).toEqual(['0 things are kept now', 'status']);
  await end(resolve);
  expect(said()).toBe('Everything is erased');
});

test('what could not be erased is not said to be', async () => {
  const { said, end, reject } = await eraseAll();
  await end(() => reject(new Error('blocked')));
  expect(said()).toBe('That could not be erased. Please try again.');
});
