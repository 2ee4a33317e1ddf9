import { setupI18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { installDelegatedLinks } from '#src/client/delegatedLinks.ts';
import { createShowBroken } from '#src/client/showBroken.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const setUp = () => createShowBroken(setupI18n({ locale: 'en', messages: { en: {} } }));

test('a page that is not whole says so once, quietly, with a way on and a way to be left alone', () => {
  document.body.innerHTML = '<main>Page</main>';
  const { show } = setUp();
  act(show);
  act(show);
  const region = screen.getByRole('status');
  expect(region.textContent).toContain('Part of this page did not load');
  expect(screen.getByText('Load the page again').getAttribute('href')).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(region.textContent).toBe('');
  act(show);
  expect(region.textContent).toBe('');
  expect(document.querySelector('main')?.textContent).toBe('Page');
});

test('the page that follows is not said to be broken, unless it is as well', () => {
  const { show, hide } = setUp();
  act(hide);
  act(show);
  const region = screen.getByRole('status');
  act(hide);
  expect(region.textContent).toBe('');
  act(show);
  expect(region.textContent).toContain('Part of this page did not load');
});

test('the way on is a load of the document, and no navigation within it', () => {
  const navigate = jest.fn();
  installDelegatedLinks({ site: createPublicSite(sites.main, 'en'), navigate });
  act(setUp().show);
  const left = jest.fn((event: Event) => {
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    return isTaken;
  });
  window.addEventListener('click', left, { once: true });
  screen.getByText('Load the page again').click();
  expect(navigate).not.toHaveBeenCalled();
  expect(left).toHaveReturnedWith(false);
});
