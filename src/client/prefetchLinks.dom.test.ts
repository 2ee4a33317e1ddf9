import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { installLinkPrefetch, isFrugalConnection } from '#src/client/prefetchLinks.ts';

const prefetch = jest.fn<undefined, [string, boolean?]>();
/** jsdom has no layout: what is in view is said here, and where. */
let observed: Element[] = [];
let see: (targets: readonly Element[], isIntersecting?: boolean) => void;
const idle: { readonly callback: () => void; readonly timeout: number | undefined }[] = [];
const places = new Map<Element, number>();

class StandInObserver {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    see = (targets, isIntersecting = true) => callback(targets.map((target) => ({ target, isIntersecting })));
  }
  observe(element: Element) {
    observed.push(element);
  }
  disconnect() {
    observed = [];
  }
}

const runIdle = () => idle.splice(0).forEach(({ callback }) => callback());
const asked = () => prefetch.mock.calls.map(([path]) => path);
let look: () => void;
let readyState: DocumentReadyState = 'interactive';

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: StandInObserver,
    innerHeight: 800,
    requestIdleCallback: (callback: () => void, options?: { timeout?: number }) =>
      idle.push({ callback, timeout: options?.timeout }),
  });
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
  look = installLinkPrefetch({ site: createPublicSite(sites.main, 'en'), prefetch });
});
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = places.get(this) ?? 0;
    return { top, bottom: top } as DOMRect;
  });
  jest.useFakeTimers();
  prefetch.mockClear();
  places.clear();
  idle.length = 0;
  readyState = 'complete';
});
afterEach(() => {
  jest.useRealTimers();
});

/** A page, and its links that are watched. */
function open(content: string): Element[] {
  document.body.innerHTML = `<a href="/press">Header</a><main id="content">${content}</main><a href="/careers">Footer</a>`;
  look();
  runIdle();
  return observed;
}

const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'));

test('nothing is looked at before the page has loaded', () => {
  readyState = 'interactive';
  expect(open('<a href="/blog">Blog</a>')).toEqual([]);
  readyState = 'complete';
  window.dispatchEvent(new Event('load'));
  runIdle();
  expect(hrefs(observed)).toEqual(['/blog']);
});

test('links of the content are watched; those of header and footer, elsewhere, and to this very page are not', () => {
  const links = open(`<a href="/blog?x=1#y">Blog</a><a href="https://docs.example/">Docs</a><a href="/">Here</a>
    <a href="/?country=de">Here as well</a><a href="#part">Part</a>`);
  expect(hrefs(links)).toEqual(['/blog?x=1#y']);
});

test('those in view are prefetched when the browser is idle, within 2 s', () => {
  const links = open('<a href="/blog?x=1#y">Blog</a><a href="/contacts">Contacts</a>');
  see([links[0]!]);
  expect([asked(), idle.map(({ timeout }) => timeout)]).toEqual([[], [2000]]);
  runIdle();
  expect(prefetch.mock.calls).toEqual([['/blog?x=1']]);
});

test('three at most, each once, those nearest to the middle of the view first', () => {
  const links = open(['/a', '/b', '/c', '/d', '/c'].map((name) => `<a href="/blog${name}">x</a>`).join(''));
  for (const [index, top] of [10, 790, 410, 500, 420].entries()) places.set(links[index]!, top);
  see([...links]);
  runIdle();
  expect(asked()).toEqual(['/blog/c', '/blog/d', '/blog/a']);
  expect(observed).toEqual([]);
});

test('what has left the view before the browser was idle is not, what comes into it later is', () => {
  const [first, second] = open('<a href="/blog/a">a</a><a href="/blog/b">b</a>');
  see([first!]);
  see([first!], false);
  runIdle();
  expect(asked()).toEqual([]);
  see([second!]);
  runIdle();
  expect(asked()).toEqual(['/blog/b']);
});

test('another page has links of its own, and as many', () => {
  for (const page of ['x', 'y']) {
    see([...open(['1', '2', '3', '4'].map((name) => `<a href="/blog/${page}${name}">x</a>`).join(''))]);
    runIdle();
  }
  expect(asked()).toEqual(['/blog/x1', '/blog/x2', '/blog/x3', '/blog/y1', '/blog/y2', '/blog/y3']);
});

const LINKS =
  '<a id="a" href="/blog?x=1#y"><b>Blog</b><i>of ours</i></a><a id="c" href="/contacts">x</a><a id="h" href="/?a=1">h</a>';
const tell = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test.each(['pointerover', 'focusin'])('who rests on a link has its page fetched (%s), who passes has not', (type) => {
  open(LINKS);
  tell('b', type);
  jest.advanceTimersByTime(40);
  tell('i', type);
  jest.advanceTimersByTime(39);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(prefetch.mock.calls).toEqual([['/blog?x=1', true]]);
  tell('#c', type);
  jest.advanceTimersByTime(79);
  tell('main', type);
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual(['/blog?x=1']);
});

test('a press or a touch fetches at once', () => {
  open(LINKS);
  tell('b', 'pointerdown');
  expect(prefetch.mock.calls).toEqual([['/blog?x=1', true]]);
});

test('the page that the visitor is on is fetched for no sign, with whatever query', () => {
  open(LINKS);
  for (const type of ['pointerover', 'focusin', 'pointerdown']) tell('#h', type);
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual([]);
});

test.each([
  [undefined, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('the connection %j is spared: %s', (connection, expected) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  expect(isFrugalConnection()).toBe(expected);
});
