import '#tests/support/textEncoding.ts';
import { act, cleanup, render } from '@testing-library/react';
import { useLocation as mockLocation, type Navigator } from 'react-router';
import { createStage } from '#src/client/navigation/createStage.ts';
import { NavigatedPage } from '#src/client/navigation/NavigatedPage.tsx';
import type { Page } from '#src/shared/page/page.ts';

let mockBreaks = false;

/** In place of templates and layouts: which page is at which address. */
jest.mock('#src/app/PageView.tsx', () => ({
  PageView: function PageView({ page }: { page: Page }) {
    const { pathname, hash } = mockLocation();
    if (mockBreaks) throw new Error('broken');
    return <main>{`${page.path} at ${pathname}${hash}`}</main>;
  },
}));
jest.mock('#src/app/errors/RenderError.tsx', () => ({ RenderError: () => <p>stopped working</p> }));

const pages = new Map<string, Page>();
function shownAt(path: string, hash = '') {
  const page = pages.get(path) ?? ({ path } as unknown as Page);
  pages.set(path, page);
  return { page, location: { pathname: path, search: '', hash, state: null, key: path + hash } };
}

/** What waits for each page to be drawn. */
let drawn: Promise<void>[] = [];
const begin = jest.fn((update: () => Promise<void>) => {
  const done = Promise.resolve().then(update);
  drawn.push(done);
  return { ready: done, finished: done, updateCallbackDone: done, skipTransition: () => undefined };
});
Object.assign(document, { startViewTransition: begin });
Object.assign(window, { matchMedia: () => ({ matches: false }) });

beforeEach(() => {
  mockBreaks = false;
  begin.mockClear();
  drawn = [];
});
afterEach(cleanup);

function setUp() {
  const scroll = { save: jest.fn<undefined, [string]>(), apply: jest.fn() };
  const stage = createStage(shownAt('/start'), scroll);
  const view = () => render(<NavigatedPage stage={stage} navigator={{} as Navigator} />);
  const show = (path: string, hash?: string) =>
    act(async () => {
      stage.show(shownAt(path, hash), 'to', false);
      await Promise.all(drawn);
    });
  const applied = () =>
    (scroll.apply.mock.calls as [{ key: string }, string][]).map(([{ key }, how]) => `${key} ${how}`);
  return { stage, scroll, view, show, applied };
}

const text = () => document.body.textContent;

test('the link preview of the server’s page goes with it, and with no anchor of it', async () => {
  document.head.innerHTML =
    '<meta property="og:url" content="/start"><meta name="twitter:card"><meta name="description">';
  const tags = () => [...document.head.children].map((tag) => tag.getAttribute('property') ?? tag.getAttribute('name'));
  const { view, show } = setUp();
  view();
  await show('/start', '#anchor');
  expect(tags()).toEqual(['og:url', 'twitter:card', 'description']);
  await show('/next');
  expect(tags()).toEqual(['description']);
});

test('the first page is there at once, and the browser has scrolled it', () => {
  const { view, applied } = setUp();
  view();
  expect([text(), applied(), begin.mock.calls.length]).toEqual(['/start at /start', [], 0]);
});

test('a page comes with its address, is scrolled when it is there, and the old one is remembered where it was', async () => {
  const { view, show, applied, scroll } = setUp();
  view();
  scroll.apply.mockImplementation(() => expect(text()).toBe('/next at /next'));
  await show('/next');
  expect([applied(), scroll.save.mock.calls, begin.mock.calls.length]).toEqual([['/next to'], [['/start']], 1]);
});

test('who is told of a page, to look at its links, finds it in the document', async () => {
  const { stage, view, show } = setUp();
  view();
  const found: (string | null)[] = [];
  stage.onPage(() => found.push(text()));
  await show('/next');
  expect(found).toEqual(['/start at /start', '/next at /next']);
});

test('an anchor of the same page takes no picture', async () => {
  const { view, show } = setUp();
  view();
  await show('/start', '#part');
  expect([text(), begin.mock.calls.length]).toEqual(['/start at /start#part', 0]);
});

test('what the browser itself has shown already takes none either', () => {
  const { view, stage } = setUp();
  view();
  act(() => stage.show(shownAt('/next'), 'back', true));
  expect([text(), begin.mock.calls.length]).toEqual(['/next at /next', 0]);
});

test('of pages that come at once the last is shown, and nobody waits for the others', async () => {
  const { view, stage, applied } = setUp();
  view();
  await act(async () => {
    for (const path of ['/one', '/two', '/three']) stage.show(shownAt(path), 'to', false);
    await Promise.all(drawn);
  });
  expect([text(), applied(), drawn.length]).toEqual(['/three at /three', ['/three to'], 3]);
});

test('whoever waits for a page does not take the one before it, drawn meanwhile, for it', async () => {
  const { stage } = setUp();
  const drawings: Parameters<typeof stage.drawn>[0][] = [];
  stage.attach((drawing) => drawings.push(drawing));
  for (const path of ['/one', '/two']) {
    stage.show(shownAt(path), 'to', false);
    await Promise.resolve();
  }
  const isThere = jest.fn();
  void drawn[1]?.then(isThere);
  stage.drawn(drawings[0]!);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isThere).not.toHaveBeenCalled();
  stage.drawn(drawings[1]!);
  await drawn[1];
  expect(isThere).toHaveBeenCalledTimes(1);
});

test('a page that was arrived at before hydration comes after it', async () => {
  const { view, stage } = setUp();
  stage.show(shownAt('/early'), 'to', false);
  await act(async () => {
    view();
    await Promise.all(drawn);
  });
  expect(text()).toBe('/early at /early');
});

test('a page that breaks says so, and the next navigation leads out of it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { view, show } = setUp();
  view();
  mockBreaks = true;
  await show('/next');
  expect(text()).toBe('stopped working');
  mockBreaks = false;
  await show('/third');
  expect(text()).toBe('/third at /third');
});
