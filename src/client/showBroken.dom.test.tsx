import { setupI18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createShowBroken } from '#src/client/showBroken.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test('a page that is not whole says so once, quietly, with a way on and a way to be left alone', () => {
  document.body.innerHTML = '<main>Page</main>';
  const show = createShowBroken(setupI18n({ locale: 'en', messages: { en: {} } }));
  act(show);
  act(show);
  const region = screen.getByRole('status');
  expect(region.textContent).toContain('Part of this page did not load');
  expect(screen.getByText('Load the page again').getAttribute('href')).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(region.textContent).toBe('');
  expect(document.querySelector('main')?.textContent).toBe('Page');
});
