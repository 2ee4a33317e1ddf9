import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { installLinkPrefetch, isFrugalConnection } from '#src/client/prefetchLinks.ts';

const prefetch = jest.fn<undefined, [string, boolean?]>();
/** jsdom has no layout: what is in view is said here. */
let observed: Element[] = [];
let see: (target: Element, isIntersecting: boolean) => void;
const idle: { readonly callback: () => void; readonly timeout: number | undefined }[] = [];

class StandInObserver {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    see = (target, isIntersecting) => callback([{ target, isIntersecting }]);
  }
  observe(element: Element) {
    observed.push(element);
  }
  unobserve(element: Element) {
    observed = observed.filter((other) => other !== element);
  }
  disconnect() {
    observed = [];
  }
}

const runIdle = () => idle.splice(0).forEach(({ callback }) => callback());
let scan: () => void;

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: StandInObserver,
    requestIdleCallback: (callback: () => void, options?: { timeout?: number }) =>
      idle.push({ callback, timeout: options?.timeout }),
  });
  scan = installLinkPrefetch({ site: createPublicSite(sites.main, 'en'), prefetch });
});
beforeEach(() => {
  prefetch.mockClear();
  idle.length = 0;
  document.body.innerHTML =
    '<a href="/blog?x=1#y"><b>Blog</b></a><a href="https://docs.example/">Docs</a><a href="/">Here</a>';
  scan();
  runIdle();
});

test('a link in view is prefetched when the browser is idle, within 2 s, and not watched any longer', () => {
  const [blog] = observed;
  see(blog!, false);
  expect(idle).toHaveLength(0);
  see(blog!, true);
  expect(prefetch).not.toHaveBeenCalled();
  expect(idle.map(({ timeout }) => timeout)).toEqual([2000]);
  runIdle();
  expect(prefetch.mock.calls).toEqual([['/blog?x=1', false]]);
  expect(observed).not.toContain(blog);
});

test('links elsewhere, and to this very page, are not', () => {
  for (const link of [...observed].slice(1)) see(link, true);
  runIdle();
  expect(prefetch).not.toHaveBeenCalled();
});

test.each(['pointerover', 'touchstart', 'focusin'])('%s fetches at once, before others', (type) => {
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(prefetch.mock.calls).toEqual([['/blog?x=1', true]]);
});

test('the links of the next page are looked for anew', () => {
  document.body.innerHTML = '<a href="/contacts">Contacts</a>';
  scan();
  runIdle();
  expect(observed.map((link) => link.getAttribute('href'))).toEqual(['/contacts']);
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
