// React Router wants one when it is imported.
import '#tests/support/textEncoding.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { SavedSelection } from '#src/pages/listing/SavedSelection.tsx';
import { giveConsent } from '#src/visitor/data/answerConsent.ts';
import { withProviders } from '#tests/support/renderBlock.tsx';

const options = {
  regions: [{ slug: 'europe', name: 'Europe' }],
  channels: [{ slug: 'voice', name: 'Phone' }],
};

const showAt = (address: string) =>
  render(
    withProviders(
      <MemoryRouter initialEntries={[address]}>
        <SavedSelection entry="savedCases" path="/case-studies" options={options} />
      </MemoryRouter>,
    ),
  );
const saveButton = () => screen.queryByRole('button', { name: 'Save this selection' });

afterEach(() => {
  localStorage.clear();
});

test('a selection is kept with consent, under the name of the specification, and led back to', () => {
  giveConsent(['functional']);
  const { unmount } = showAt('/case-studies?channels=voice&regions=europe&page=2');
  fireEvent.click(saveButton()!);
  expect(localStorage.getItem('saved_filters_cases')).toBe('regions=europe&channels=voice');
  screen.getByText(/This selection is saved/);
  expect(saveButton()).toBeNull();
  unmount();
  showAt('/case-studies');
  const link = screen.getByRole('link', { name: 'Europe, Phone' });
  expect(link.getAttribute('href')).toBe('/case-studies?regions=europe&channels=voice');
});

test('without consent nothing is kept, and the button says why; with an answer it works at once', () => {
  showAt('/case-studies?regions=europe');
  const button = saveButton()!;
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(button.getAttribute('aria-describedby')!);
  expect(why?.textContent).toContain('only if you allow functional storage');
  fireEvent.click(button);
  expect(localStorage).toHaveLength(0);
  act(() => void giveConsent(['functional']));
  expect(saveButton()?.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(saveButton()!);
  expect(localStorage.getItem('saved_filters_cases')).toBe('regions=europe');
});

test('what was kept goes when consent goes, and when the visitor says so', () => {
  giveConsent(['functional']);
  localStorage.setItem('saved_filters_cases', 'regions=europe');
  showAt('/case-studies');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the saved selection' }));
  expect(localStorage.getItem('saved_filters_cases')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('whoever presses a button that then goes is left at what stands in its place', () => {
  giveConsent(['functional']);
  showAt('/case-studies?regions=europe');
  const press = (button: HTMLElement) => {
    button.focus();
    fireEvent.click(button);
  };
  const focused = () => document.activeElement !== document.body && document.activeElement?.textContent;
  press(saveButton()!);
  expect(focused()).toContain('This selection is saved');
  press(screen.getByRole('button', { name: 'Remove the saved selection' }));
  expect(focused()).toBe('Save this selection');
});

test('what the list no longer offers is not led to', () => {
  giveConsent(['functional']);
  localStorage.setItem('saved_filters_cases', 'regions=atlantis');
  showAt('/case-studies');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where nothing is chosen and nothing kept, there is nothing', () => {
  const { container } = showAt('/case-studies');
  expect(container.textContent).toBe('');
});
