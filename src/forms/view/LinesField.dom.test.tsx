import '#tests/support/textEncoding.ts';
import '#tests/support/browserGaps.ts';
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { FormView } from '#src/forms/view/FormView.tsx';
import { withProviders } from '#tests/support/renderBlock.tsx';

afterEach(cleanup);

const focused = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.labels?.[0] : null);

test('the focus goes to a line that was asked for: it stands before the button, and the last takes the button away', () => {
  render(
    withProviders(
      <MemoryRouter>
        <FormView id="apply" form="career" labelledBy="title" submit="Send" />
      </MemoryRouter>,
    ),
  );
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
