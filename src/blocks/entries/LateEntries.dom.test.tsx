// React Router wants one when it is imported.
import '#tests/support/textEncoding.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { LateEntries } from '#src/blocks/entries/LateEntries.tsx';
import { createTestStores, withProviders } from '#tests/support/renderBlock.tsx';

const asked = { collection: 'cases', page: 1, path: '/case-studies', query: {}, action: '/case-studies', filters: [] };

const Elsewhere = () => 'Elsewhere';
const List = () => (
  <Suspense fallback="waiting">
    <LateEntries asked={asked}>{({ total }) => `${String(total)} cases`}</LateEntries>
  </Suspense>
);

/** @returns the call for the entries, and what shows a page as it was kept, and gives its text */
function begin() {
  const getEntries = jest.fn().mockResolvedValue(undefined);
  const stores = createTestStores({ getEntries });
  const { container, rerender } = render(<p />);
  const show = async (Page: () => ReactNode) => {
    await act(() => {
      rerender(withProviders(<Page />, { stores }));
      return Promise.resolve();
    });
    return container.textContent;
  };
  return { getEntries, show };
}

test('a list that could not be had is asked for anew by whoever loads it again', async () => {
  const { getEntries, show } = begin();
  await show(List);
  expect(await show(List)).toContain('is not available');
  expect(getEntries).toHaveBeenCalledTimes(1);
  getEntries.mockResolvedValue({ ...asked, items: [], total: 7, pages: 1 });
  // The site follows a link by itself.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText('Load it again'));
  expect(await show(List)).toBe('7 cases');
});

test('and by whoever comes back to its page, which has at once what it had', async () => {
  const { getEntries, show } = begin();
  await show(List);
  await show(Elsewhere);
  getEntries.mockResolvedValue({ ...asked, items: [], total: 7, pages: 1 });
  expect(await show(List)).toBe('7 cases');
  await show(Elsewhere);
  expect(await show(List)).toBe('7 cases');
  expect(getEntries).toHaveBeenCalledTimes(2);
});
