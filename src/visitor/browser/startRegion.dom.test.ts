import { startRegion } from '#src/visitor/browser/startRegion.ts';
import type { VisitorContext } from '#src/client/VisitorContext.ts';

/** What comes into sight: jsdom sees nothing by itself. */
let see: (elements: Element[], isIntersecting?: boolean) => void;
const observed = new Set<Element>();
class Observer {
  constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    see = (elements, isIntersecting = true) =>
      tell(elements.filter((element) => observed.has(element)).map((target) => ({ target, isIntersecting })));
  }
  observe(element: Element) {
    observed.add(element);
  }
  disconnect() {
    observed.clear();
  }
}
globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;

const answers: (() => object)[] = [];
const ask = jest.fn((_url: string) => {
  const answer = answers.shift();
  if (!answer) return Promise.reject(new TypeError('offline'));
  const body = answer();
  return Promise.resolve({ ok: !('status' in body), json: () => Promise.resolve(body) });
});
globalThis.fetch = ask as unknown as typeof fetch;

const settle = () => new Promise((resolve) => setTimeout(resolve));
const { dataset } = document.documentElement;
let show: (html: string) => Element[];

beforeAll(() => {
  let listen: () => void = () => undefined;
  startRegion({ onPage: (listener: () => void) => (listen = listener) } as unknown as VisitorContext);
  show = (html) => {
    document.body.innerHTML = html;
    listen();
    return [...document.querySelectorAll('p')];
  };
});

test('a page that needs no region asks for none, and one where what needs it is not seen neither', async () => {
  show('<p>words</p>');
  see(show('<p data-needs-region>numbers</p>'), false);
  await settle();
  expect(ask).not.toHaveBeenCalled();
});

test('what cannot be had, or is not known, leaves the page as it is, and is asked for again', async () => {
  see(show('<p data-needs-region>numbers</p>'));
  await settle();
  answers.push(() => ({ status: 503, message: 'busy' }));
  see(show('<p data-needs-region>numbers</p>'));
  await settle();
  expect([ask.mock.calls.length, dataset.region]).toEqual([2, undefined]);
});

test('where it is known the document is told, and nobody asks again', async () => {
  answers.push(() => ({ result: true, ip: '192.0.2.1', country_code: 'DE' }));
  see(show('<p data-needs-region>numbers</p>'));
  await settle();
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/api/getLoc', '/api/getLoc', '/api/getLoc']);
  expect([dataset.region, dataset.currency]).toEqual(['europe', 'EUR']);
  see(show('<p data-needs-region>numbers</p>'));
  await settle();
  expect(ask).toHaveBeenCalledTimes(3);
});
