// React Router wants one when it is imported.
import '#tests/support/textEncoding.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { enqueue } from '#src/forms/api/outbox.ts';
import { beginAfresh, field, show, type } from '#tests/support/shownForm.tsx';

beginAfresh();
// What asks for the visitor's region has no answer here, and says so.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

const focused = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.labels?.[0] : null);

test('the focus goes to a line that was asked for: it stands before the button, and the last takes the button away', () => {
  show('career');
  const lines = ['Link 3', 'Link 4', 'Link 5'].map((label) => {
    expect(focused()?.textContent).not.toBe(label);
    const button = screen.getByRole('button', { name: 'Add a link' });
    button.focus();
    fireEvent.click(button);
    return [label, focused()?.textContent];
  });
  expect(lines.map(([, now]) => now)).toEqual(lines.map(([label]) => label));
  expect(screen.queryByRole('button', { name: 'Add a link' })).toBeNull();
});

const LINKS = ['https://one.example', 'https://two.example', 'https://three.example', 'https://four.example'];

const written = () => screen.getAllByLabelText<HTMLInputElement>(/^Link /).map(({ value }) => value);

test('a draft brings back all lines, the third and those after it too, and leaves the focus where it is', async () => {
  localStorage.setItem('cookie', '["functional"]');
  const { unmount } = show('career');
  for (const [index, link] of LINKS.entries()) {
    if (index > 1) fireEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    type(new RegExp(`^Link ${String(index + 1)}`), link);
  }
  unmount();
  show('career');
  await waitFor(() => expect(written()).toEqual(LINKS));
  expect(document.activeElement).toBe(document.body);
  type(/^Link 1/, 'https://other.example');
  expect(written()).toEqual(['https://other.example', ...LINKS.slice(1)]);
});

test('so does a form that has waited for the network and was refused: its words are nowhere else', async () => {
  const entries = [...LINKS.map((link) => ['cv[socialLinks][]', link] as const), ['email', 'ana'] as const];
  const action = '/api/forms/career';
  await enqueue({ key: 'k', form: 'career', action, entries, href: '/careers#box', errors: { email: 'email' } });
  show('career');
  await waitFor(() => expect(written()).toEqual(LINKS));
  expect(field(/^Email/).value).toBe('ana');
});
