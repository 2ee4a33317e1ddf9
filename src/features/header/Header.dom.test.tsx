import '#tests/support/textEncoding.ts';
import { cleanup, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Header } from '#src/features/header/Header.tsx';
import { createStores } from '#src/stores/createStores.ts';
import { withProviders } from '#tests/support/renderBlock.tsx';

const none = () => Promise.reject(new Error('none'));
const observer = { observe: () => undefined, disconnect: () => undefined };
Object.assign(window, { IntersectionObserver: jest.fn(() => observer) });

afterEach(cleanup);

function setUp() {
  const stores = createStores({ getPage: none, getFavoritePosts: none, getEntries: none }, { ui: { online: true } });
  const pageAt = (current: string) =>
    withProviders(
      <MemoryRouter>
        <Header links={[]} current={current} />
      </MemoryRouter>,
      { stores },
    );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(pageAt('/pricing'));
  const menu = container.querySelector('details')!;
  const hydrate = () => render(pageAt('/pricing'), { container, hydrate: true });
  return { stores, menu, hydrate, pageAt };
}

const isLocked = () => document.body.classList.contains('blockScroll');

test('a menu that was opened before hydration is adopted, and closed when the page is left', async () => {
  const { stores, menu, hydrate, pageAt } = setUp();
  menu.open = true;
  const { rerender } = hydrate();
  await waitFor(() => expect([menu.open, stores.header.menuOpen, isLocked()]).toEqual([true, true, true]));
  rerender(pageAt('/about'));
  await waitFor(() => expect([menu.open, stores.header.menuOpen, isLocked()]).toEqual([false, false, false]));
});

test('a page without a header, which comes while the menu is open, can be scrolled', async () => {
  const { menu, hydrate } = setUp();
  menu.open = true;
  const { unmount } = hydrate();
  await waitFor(() => expect(isLocked()).toBe(true));
  unmount();
  expect(isLocked()).toBe(false);
});
