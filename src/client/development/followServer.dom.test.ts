import { followServer } from '#src/client/development/followServer.ts';
import { createProblemOverlay } from '#src/client/development/problemOverlay.ts';
import type { Taken } from '#src/client/development/staticBlocks.ts';

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

interface Situation {
  readonly taken?: Taken;
  readonly answer?: () => Promise<{ ok: boolean; page: Document }>;
}

function setUp({
  taken = 'taken',
  answer = () => Promise.resolve({ ok: true, page: parse('<h1>x</h1>') }),
}: Situation = {}) {
  const reload = jest.fn();
  const show = jest.fn<undefined, [string]>();
  const tell = jest.fn<undefined, [readonly string[]]>();
  const take = jest.fn(() => taken);
  const fetchPage = jest.fn(answer);
  const blocks = { take, areLost: () => false };
  const follow = followServer({ blocks, overlay: { show }, panel: { show: tell }, fetchPage, reload });
  return { follow, reload, show, tell, take, fetchPage };
}

test('code of the server alone: the page is loaded again', () => {
  const { follow, reload, fetchPage } = setUp();
  follow({ action: 'reload' });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fetchPage).not.toHaveBeenCalled();
});

test.each([
  ['data', 'taken', 0],
  ['code', 'taken', 0],
  ['data', 'reload', 1],
  ['code', 'reload', 1],
  // Fast refresh has shown it already; of data the browser has nothing newer.
  ['code', 'rendered here', 0],
  ['data', 'rendered here', 1],
] as const)('other %s, and the blocks say “%s”: loaded again %d times', async (of, taken, reloads) => {
  const { follow, reload, take } = setUp({ taken });
  follow({ action: 'page', of });
  await settle();
  expect(take).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test('problems are shown, and when there are none any more, the page is asked for: it may have changed meanwhile', async () => {
  const { follow, show, fetchPage } = setUp();
  follow({ action: 'problems', html: '<p>Unexpected token</p>' });
  expect(show.mock.calls).toEqual([['<p>Unexpected token</p>']]);
  expect(fetchPage).not.toHaveBeenCalled();
  follow({ action: 'problems', html: '' });
  await settle();
  expect(show).toHaveBeenLastCalledWith('');
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('what is wrong with the content is said beside the page, which stays as it is', async () => {
  const { follow, tell, fetchPage } = setUp();
  follow({ action: 'content', problems: ['a.yaml, line 1: is wrong.'] });
  follow({ action: 'content', problems: [] });
  await settle();
  expect(tell.mock.calls).toEqual([[['a.yaml, line 1: is wrong.']], [[]]]);
  expect(fetchPage).not.toHaveBeenCalled();
});

test('a page that throws on the server says so over the one that is open', async () => {
  const page = parse('<main id="problems"><p>RangeError</p></main>');
  const { follow, show, reload, take } = setUp({ answer: () => Promise.resolve({ ok: false, page }) });
  follow({ action: 'page', of: 'code' });
  await settle();
  expect(show).toHaveBeenLastCalledWith('<p>RangeError</p>');
  expect([take, reload].map((each) => each.mock.calls.length)).toEqual([0, 0]);
});

test('a page that is gone is loaded again: the server says why', async () => {
  const { follow, reload } = setUp({ answer: () => Promise.resolve({ ok: false, page: parse('<h1>404</h1>') }) });
  follow({ action: 'page', of: 'data' });
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a server that is away leaves the page as it is, and the next news count', async () => {
  const { follow, fetchPage, take, reload } = setUp();
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  follow({ action: 'page', of: 'data' });
  follow({ action: 'page', of: 'data' });
  await settle();
  expect([take, reload].map((each) => each.mock.calls.length)).toEqual([1, 0]);
});

test('the overlay stands above the page, holds what is wrong, and goes', () => {
  const shown = jest.fn();
  HTMLElement.prototype.showPopover = shown;
  const overlay = createProblemOverlay(document);
  overlay.show('<p>Unexpected token</p>');
  const host = document.querySelector<HTMLElement>('[data-problems]');
  expect(host?.shadowRoot?.textContent).toBe('Unexpected token');
  expect(host?.popover).toBe('manual');
  expect(shown).toHaveBeenCalledTimes(1);
  overlay.show('');
  expect(document.querySelector('[data-problems]')).toBeNull();
  // Nothing to take away.
  overlay.show('');
});
