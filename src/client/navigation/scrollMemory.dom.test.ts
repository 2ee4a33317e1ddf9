import type { Location } from 'react-router';
import { createScrollMemory } from '#src/client/navigation/scrollMemory.ts';

/** jsdom has no layout and does not scroll: where it was told to go is what there is to see. */
const scrollTo = jest.fn<undefined, [ScrollToOptions]>();
const scrollIntoView = jest.fn<undefined, []>();
let position = 0;
Object.assign(window, { scrollTo });
Object.assign(Element.prototype, { scrollIntoView });
Object.defineProperty(window, 'scrollY', { configurable: true, get: () => position });

let key = 'first';
const at = (hash = '', of = key) => ({ key: of, hash }) as Location;

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  position = 0;
  key = 'first';
  document.body.innerHTML = '<p id="part">Part</p>';
});

const start = () => createScrollMemory(() => key);
const wentTo = () => scrollTo.mock.calls.map(([{ top }]) => top);

test('a page begins at its top, at once, whatever the styles say of scrolling', () => {
  start().apply(at(), 'to');
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, left: 0, behavior: 'instant' }]]);
});

test('a page that is gone back to is where it was left, also where that was an anchor', () => {
  const memory = start();
  position = 900;
  memory.save('first');
  position = 30;
  memory.save('second');
  delete document.documentElement.dataset.laidOut;
  memory.apply(at('#part', 'first'), 'back');
  memory.apply(at('', 'second'), 'back');
  // What is above the place has its height first.
  expect(document.documentElement.dataset.laidOut).toBe('');
  expect([wentTo(), scrollIntoView.mock.calls]).toEqual([[900, 30], []]);
});

test.each(['to', 'stay', 'back'] as const)('an anchor is gone to (%s)', (how) => {
  start().apply(at('#part'), how);
  expect([wentTo(), scrollIntoView.mock.calls.length]).toEqual([[], 1]);
});

test.each(['#nowhere', '#%zz', '#', ''])('without such an anchor, %s, it is the top', (hash) => {
  start().apply(at(hash), 'to');
  expect([wentTo(), scrollIntoView.mock.calls.length]).toEqual([[0], 0]);
});

test('a page that only follows its query stays where it is', () => {
  start().apply(at(), 'stay');
  expect(wentTo()).toEqual([]);
});

test('the browser scrolls documents, and nothing else', () => {
  start();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

test('after a reload the page is where it was left, unless somebody has scrolled it already', () => {
  start();
  position = 700;
  window.dispatchEvent(new Event('pagehide'));
  position = 0;
  start();
  expect(wentTo()).toEqual([700]);
  position = 40;
  start();
  expect(wentTo()).toEqual([700]);
  key = 'another';
  position = 0;
  start();
  expect(wentTo()).toEqual([700]);
});

test.each([
  ['at its top', 0, '', undefined],
  ['further down', 700, '', ''],
  ['at an anchor', 0, '#part', ''],
])('a document that begins %s is laid out as far as that needs', (_place, top, hash, laidOut) => {
  delete document.documentElement.dataset.laidOut;
  start();
  position = top;
  window.dispatchEvent(new Event('pagehide'));
  window.history.replaceState(null, '', `/${hash}`);
  start();
  expect(document.documentElement.dataset.laidOut).toBe(laidOut);
  window.history.replaceState(null, '', '/');
});

test('a storage that holds nonsense, or takes nothing, only forgets', () => {
  sessionStorage.setItem('scroll', '{');
  const memory = start();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  window.dispatchEvent(new Event('pagehide'));
  memory.apply(at('', 'unknown'), 'back');
  expect(wentTo()).toEqual([0]);
});

test('the last fifty entries are remembered', () => {
  const memory = start();
  for (let index = 0; index < 80; index += 1) memory.save(`entry-${String(index)}`);
  memory.save('entry-0');
  window.dispatchEvent(new Event('pagehide'));
  const kept = JSON.parse(sessionStorage.getItem('scroll') ?? '[]') as [string][];
  expect([kept.length, kept.at(-2)?.[0], kept.at(-1)?.[0]]).toEqual([50, 'entry-0', 'first']);
});
