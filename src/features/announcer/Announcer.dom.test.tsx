import '#tests/support/textEncoding.ts';
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { Announcer } from '#src/features/announcer/Announcer.tsx';
import { withProviders } from '#tests/support/renderBlock.tsx';

/** As the router has it: the same page as long as nothing else was loaded. */
const pages = new Map<string, object>();
function pageAt(path: string): object {
  const page = pages.get(path) ?? { path };
  pages.set(path, page);
  return page;
}

const body = (heading: string) =>
  `<main id="content" tabindex="-1">${heading}<p id="part">Part</p><a id="link" href="/">x</a></main>`;

function setUp(heading = '<h1>Page</h1>') {
  document.body.innerHTML = body(heading);
  let navigate: NavigateFunction = () => undefined;
  function Router() {
    const current = useNavigate();
    useEffect(() => {
      navigate = current;
    });
    const { pathname, search } = useLocation();
    return <Announcer page={pageAt(pathname + search.replace('?country=de', ''))} />;
  }
  const element = (
    <MemoryRouter initialEntries={['/start']}>
      <Router />
    </MemoryRouter>
  );
  render(withProviders(element), {
    container: document.body.appendChild(document.createElement('div')),
  });
  const go = async (to: string | number) => {
    document.title = `Title of ${String(to)}`;
    await act(async () => navigate(to as string));
  };
  return {
    go,
    focused: () => document.activeElement,
    said: () => document.querySelector('[aria-live=polite]')?.textContent,
  };
}

let scrolled: jest.SpyInstance;
beforeEach(() => {
  scrolled = jest.spyOn(HTMLElement.prototype, 'focus');
});
afterEach(cleanup);

test('the first page keeps the focus where the browser has put it, and is not said', () => {
  const { focused, said } = setUp();
  expect([focused(), said()]).toEqual([document.body, '']);
});

test('a new page has the focus on its heading, without scrolling, and its title is said', async () => {
  const { go, focused, said } = setUp();
  await go('/next');
  expect(focused()?.tagName).toBe('H1');
  expect(scrolled).toHaveBeenCalledWith({ preventScroll: true });
  expect(said()).toBe('Title of /next');
});

test('a change of the query that the page follows by itself leaves the focus where it is', async () => {
  const { go, focused, said } = setUp();
  await go('/start?country=de');
  expect([focused(), said()]).toEqual([document.body, '']);
});

test('the heading is no stop of the tab key once it is left', async () => {
  const { go, focused } = setUp();
  await go('/next');
  const heading = focused() as HTMLElement;
  expect(heading.getAttribute('tabindex')).toBe('-1');
  heading.blur();
  expect(heading.hasAttribute('tabindex')).toBe(false);
});

test('a page without heading has it on its content, which keeps its own tabindex', async () => {
  const { go, focused } = setUp('');
  await go('/next');
  expect(focused()?.id).toBe('content');
  (focused() as HTMLElement).blur();
  expect(document.getElementById('content')?.getAttribute('tabindex')).toBe('-1');
});

test('another query is another page: of a list, say', async () => {
  const { go, said } = setUp();
  await go('/start?page=2');
  expect(said()).toBe('Title of /start?page=2');
});

test('an anchor on the same page has the focus, and nothing is said', async () => {
  const { go, focused, said } = setUp();
  await go('/start#part');
  expect([focused()?.id, said()]).toEqual(['part', '']);
});

test('an anchor on a new page has the focus, and the page is said', async () => {
  const { go, focused, said } = setUp();
  await go('/next#link');
  expect([focused()?.id, said()]).toEqual(['link', 'Title of /next#link']);
});

test.each(['/next#nowhere', '/next#%zz', '/next#'])(
  '%s, an anchor without target, leads to the heading',
  async (to) => {
    const { go, focused } = setUp();
    await go(to);
    expect(focused()?.tagName).toBe('H1');
  },
);

test.each([
  ['in sight', 100, 'A'],
  ['out of sight', 5000, 'H1'],
])('back on a page, the focus goes to the link that led away, if it is %s', async (_where, top, then) => {
  const { go, focused } = setUp();
  const link = document.getElementById('link')!;
  link.setAttribute('href', '/next');
  link.getBoundingClientRect = () => new DOMRect(0, top, 80, 20);
  await go('/next');
  expect(focused()?.tagName).toBe('H1');
  await go(-1);
  expect(focused()?.tagName).toBe(then);
});

test('a link on a new page to the one before is no way back: the page is read from its heading', async () => {
  const { go, focused } = setUp();
  const link = document.getElementById('link')!;
  link.setAttribute('href', '/start');
  link.getBoundingClientRect = () => new DOMRect(0, 100, 80, 20);
  await go('/next');
  expect(focused()?.tagName).toBe('H1');
});

test('back is a navigation like any other', async () => {
  const { go, focused, said } = setUp();
  await go('/next');
  (focused() as HTMLElement).blur();
  await go(-1);
  expect([focused()?.tagName, said()]).toEqual(['H1', 'Title of -1']);
});
