import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { SearchAnswer } from '#src/search/data/searchAnswer.ts';
import { SearchButton } from '#src/search/view/SearchButton.tsx';
import { WordsContext } from '#src/i18n/WordsContext.ts';
import { createTestStores, withProviders } from '#tests/support/renderBlock.tsx';

const results = Array.from({ length: 10 }, (_, number) => ({
  path: `/page-${String(number)}`,
  title: [{ text: 'Page ' }, { text: String(number), found: true as const }],
  kind: 'page' as const,
  trail: [],
  excerpt: [{ text: 'About' }],
}));
const answer: SearchAnswer = { words: 'voice', match: 'all', found: 23, page: 1, pages: 3, results };
const nothing: SearchAnswer = { ...answer, found: 0, pages: 1, results: [] };

const asked: string[] = [];
let reply: (signal?: AbortSignal | null) => Promise<Response>;
// All that is read of an answer; jsdom has none.
const json = (value: unknown, status = 200) =>
  ({
    ok: status === 200,
    status,
    headers: new Map([['Content-Type', 'application/json']]),
    json: () => Promise.resolve(value),
  }) as unknown as Response;
const originalFetch = globalThis.fetch;

beforeAll(() => {
  // What jsdom has not of a dialog.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  globalThis.fetch = (url, init) => {
    asked.push(url as string);
    return reply(init?.signal);
  };
});
afterAll(() => {
  globalThis.fetch = originalFetch;
});
beforeEach(() => {
  asked.length = 0;
  reply = () => Promise.resolve(json(answer));
});
afterEach(cleanup);

async function open(by: () => void = () => fireEvent.click(screen.getByRole('link', { name: 'Search' }))) {
  render(withProviders(<SearchButton />, { variant: 'es' }));
  by();
  return screen.findByRole('dialog', { name: 'Search the site' });
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const focused = () => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName;

test('is a link to the search page, in the language, until it is used', () => {
  render(withProviders(<SearchButton />, { variant: 'es' }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/es/search');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a field that the browser fills in is no key, and no error', () => {
  render(withProviders(<SearchButton />));
  const failed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', failed);
  document.dispatchEvent(new Event('keydown'));
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ['Ctrl-K', 'k', { ctrlKey: true }],
  ['Command-K', 'k', { metaKey: true }],
  ['Ctrl-K with Caps Lock', 'K', { ctrlKey: true }],
  ['Ctrl-K on a Russian keyboard', 'л', { ctrlKey: true, code: 'KeyK' }],
])('opens by %s', async (_name, key, modifiers) => {
  expect(await open(() => press(key, modifiers))).toBeTruthy();
});

test.each([
  ['with Shift, which opens a console in Firefox', 'K', { ctrlKey: true, shiftKey: true, code: 'KeyK' }],
  ['on a keyboard that has another Latin letter there', 't', { ctrlKey: true, code: 'KeyK' }],
])('leaves Ctrl-K to the browser %s', (_name, key, modifiers) => {
  render(withProviders(<SearchButton />));
  expect(press(key, modifiers)).toBe(true);
});

test('asked for again before the browser has told that Escape closed it, it is open', async () => {
  const dialog = (await open()) as HTMLDialogElement;
  dialog.close = () => {
    dialog.open = false;
  };
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  (document.activeElement as HTMLElement).blur();
  press('k', { ctrlKey: true });
  await waitFor(() => expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true));
  fireEvent(dialog, new Event('close'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('no key alone opens it, which who speaks to the device would press by a word', () => {
  render(withProviders(<SearchButton />));
  expect([press('/'), press('k')]).toEqual([true, true]);
  expect(screen.getByRole('link').getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
});

test('a click for a new tab is the browser’s', () => {
  render(withProviders(<SearchButton />));
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  act(() => void screen.getByRole('link').dispatchEvent(click));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows what is found for the last words, and says how much', async () => {
  const dialog = await open();
  type('vo');
  type(' voice ');
  const links = await within(dialog).findAllByRole('link');
  expect(asked).toEqual([expect.stringMatching(/^\/api\/search\?q=voice&lang=es$/)]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...[0, 1, 2, 3, 4, 5].map((number) => `/es/page-${String(number)}`),
    '/es/search?q=voice',
  ]);
  expect(screen.getByRole('status').textContent).toBe('23 results');
  expect(links[0]?.innerHTML).toBe('Page <mark>0</mark>');
});

test('until the next words are answered, all results are those of the words that they were found for', async () => {
  const dialog = await open();
  type('voice');
  await within(dialog).findAllByRole('link');
  reply = () => new Promise(() => undefined);
  type('voices');
  const all = within(dialog).getByRole('link', { name: 'All 23 results' });
  expect(all.getAttribute('href')).toBe('/es/search?q=voice');
});

test('what was found stays while a question that was given up gives way to the next', async () => {
  const dialog = await open();
  type('voice');
  await within(dialog).findAllByRole('link');
  reply = (signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    });
  type('voices');
  await waitFor(() => expect(asked).toHaveLength(2));
  type('voices of');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(within(dialog).getByRole('link', { name: 'All 23 results' })).toBeTruthy();
});

test('an arrow that chooses a word of an input method moves no focus', async () => {
  const dialog = await open();
  type('voice');
  await within(dialog).findAllByRole('link');
  expect([press('ArrowDown', { isComposing: true }), focused()]).toEqual([true, 'INPUT']);
});

test('the arrows go from the field to what is found and back, and stay within', async () => {
  const dialog = await open();
  expect(focused()).toBe('INPUT');
  type('voice');
  await within(dialog).findAllByRole('link');
  // With Shift the browser marks what is typed.
  expect([press('ArrowDown', { shiftKey: true }), focused()]).toEqual([true, 'INPUT']);
  press('ArrowDown');
  press('ArrowDown');
  expect(focused()).toBe('/es/page-1');
  press('ArrowUp');
  press('ArrowUp');
  press('ArrowUp');
  expect(focused()).toBe('INPUT');
  for (let step = 0; step < 20; step += 1) press('ArrowDown');
  expect(focused()).toBe('/es/search?q=voice');
});

test.each([
  ['nothing', () => Promise.resolve(json(nothing)), /Nothing found/],
  ['an error', () => Promise.resolve(json({}, 503)), /is not available/],
  ['no network', () => Promise.reject(new TypeError('offline')), /is not available/],
])('says so where the answer is %s, and the form still leads to the page', async (_name, next, words) => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  reply = next;
  const dialog = await open();
  type('voice');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(within(dialog).queryByRole('link')).toBeNull();
  const form = within(dialog).getByRole<HTMLFormElement>('search');
  expect([form.method, new URL(form.action).pathname, new FormData(form).get('q')]).toEqual([
    'get',
    '/es/search',
    'voice',
  ]);
  warn.mockRestore();
});

test('a search that was not ready is asked again while the words stay, three times at most', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  jest.useFakeTimers();
  try {
    const dialog = await open();
    reply = () => Promise.resolve(json({}, 503));
    type('voice');
    await act(() => jest.advanceTimersByTimeAsync(5500));
    expect([asked.length, within(dialog).queryAllByRole('link')]).toEqual([2, []]);
    reply = () => Promise.resolve(json(answer));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect([asked.length, screen.getByRole('status').textContent]).toEqual([3, '23 results']);
    reply = () => Promise.resolve(json({}, 503));
    type('video');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked.filter((url) => url.includes('video'))).toHaveLength(4);
  } finally {
    jest.useRealTimers();
    warn.mockRestore();
  }
});

test('closes by its button, and by a result that is followed', async () => {
  const dialog = await open();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Search' }));
  const again = await screen.findByRole('dialog');
  type('voice');
  const [link] = await within(again).findAllByRole('link');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link!);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays for a result that is opened in another tab, and for a mark in the field that ends beside it', async () => {
  const dialog = await open();
  type('voice');
  const [link] = await within(dialog).findAllByRole('link');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link!, { ctrlKey: true });
  fireEvent.pointerDown(screen.getByRole('searchbox'));
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBe(dialog);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [false, 'the page stays, which can still be read, and that it did not load is said', 'failed'],
  [true, 'the search is asked for as a page', 'idle'],
])('where its code does not come, with a network (%s): %s', async (isOnline, _what, phase) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  // jsdom cannot go anywhere, and says so: that it was asked to is what this shows.
  const left = jest.spyOn(console, 'error').mockReturnValue();
  const stores = createTestStores();
  const button = (
    <WordsContext value={() => Promise.reject(new TypeError('Failed to fetch'))}>
      <SearchButton />
    </WordsContext>
  );
  render(withProviders(button, { stores }));
  fireEvent.click(screen.getByRole('link', { name: 'Search' }));
  await waitFor(() => expect([stores.loading.phase, left.mock.calls.length]).toEqual([phase, isOnline ? 1 : 0]));
  act(() => stores.loading.reset());
  jest.restoreAllMocks();
});
