import { bringScripts } from '#src/client/bringScripts.ts';

const SCRIPTS = ['/static/1.js', '/static/main.js'];
let paint: () => void;
const observe = jest.fn();

beforeEach(() => {
  document.head.replaceChildren();
  observe.mockClear();
  globalThis.PerformanceObserver = class {
    constructor(tell: () => void) {
      paint = tell;
    }
    observe = observe;
  } as unknown as typeof PerformanceObserver;
});

afterEach(() => {
  jest.useRealTimers();
});

const brought = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

test('nothing comes before the page is painted, and then all, once', () => {
  bringScripts([...SCRIPTS]);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  expect(brought()).toEqual([]);
  paint();
  expect(brought()).toEqual(SCRIPTS);
  paint();
  expect(brought()).toEqual(SCRIPTS);
});

test('where nothing is painted they come half a second behind the load of the document', () => {
  jest.useFakeTimers();
  bringScripts([...SCRIPTS]);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(499);
  expect(brought()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(brought()).toEqual(SCRIPTS);
  paint();
  expect(brought()).toEqual(SCRIPTS);
});

test.each(['load', 'error'])('webpack finds no tag of a script that has ended: %s', (end) => {
  bringScripts([...SCRIPTS]);
  paint();
  document.querySelector('script')?.dispatchEvent(new Event(end));
  expect(brought()).toEqual(['/static/main.js']);
});
