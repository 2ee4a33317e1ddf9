import { act, cleanup, render, screen } from '@testing-library/react';
import { ConsentSettings } from '#src/visitor/view/ConsentSettings.tsx';
import { withProviders } from '#tests/support/renderBlock.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  localStorage.clear();
});

/** @returns what is said once a button has been pressed */
function press(name: string) {
  act(() => screen.getByText(name).click());
  return screen.getByRole('status').textContent;
}

test('an answer that another tab replaces is not said to be saved', () => {
  render(withProviders(<ConsentSettings />));
  expect(press('Required only')).toBe('Your choice is saved');
  localStorage.setItem('cookie', '["analytics"]');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookie' }));
  });
  expect(screen.getByRole('status').textContent).toContain('You have answered');
});

test('each answer is said, also where the words are those of the last: a screen reader hears of changes alone', () => {
  render(withProviders(<ConsentSettings />));
  const said = ['Accept all', 'Required only', 'Accept all'].map(press);
  expect(said.map((text) => text.trim())).toEqual(said.map(() => 'Your choice is saved'));
  expect(said[1]).not.toBe(said[0]);
  expect(said[2]).not.toBe(said[1]);
});

test('who answers is told where the browser does not keep that', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(withProviders(<ConsentSettings />));
  expect(press('Accept all')).toContain('this browser keeps nothing');
});
