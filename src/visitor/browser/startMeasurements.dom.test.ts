import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { startMeasurements } from '#src/visitor/browser/startMeasurements.ts';

/** What the library measures in a real browser is in `tests/measurements.e2e.test.ts`; jsdom paints nothing, and knows no loads. */
performance.getEntriesByType = () => [{ responseStart: 0.123_456 } as PerformanceNavigationTiming];

const sent: { url: string; body: unknown }[] = [];

async function start(share: number) {
  jest.spyOn(Math, 'random').mockReturnValue(share);
  const context = {
    site: createPublicSite(sites.main, 'pt'),
    firstTemplate: 'home',
    // Whoever follows a link at once has gone on before this is started.
    onPage: (listener: (page: { template: string }) => void) => listener({ template: 'pricing' }),
  };
  startMeasurements(context);
  // What it waits for before it listens to the end of a visit.
  await import('web-vitals');
  await new Promise((resolve) => setTimeout(resolve));
}

function turn(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
const leave = () => turn('hidden');

beforeAll(() => {
  navigator.sendBeacon = (url, body) => {
    sent.push({ url: String(url), body: JSON.parse(body as string) });
    return true;
  };
});

const thrown = (message: string, filename: string) =>
  window.dispatchEvent(new ErrorEvent('error', { message, filename }));

/** @param origin of the script that made the error */
const rejected = (message: string, origin: string) => {
  const reason = Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at f (${origin}/a.js:1:1)`,
  });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

test('four visits in five measure nothing', async () => {
  await start(0.2);
  thrown('x is not a function', `${window.location.origin}/static/main.js`);
  leave();
  expect(sent).toEqual([]);
});

test('one visit posts what it has measured, of the page it began on, when it is left, and no more than that', async () => {
  await start(0.19);
  thrown('/api/getPage?name=Ann is not a page', `${window.location.origin}/static/main.js`);
  thrown('not ours', 'chrome-extension://abc/page.js');
  thrown('Script error.', '');
  rejected('x is undefined', window.location.origin);
  rejected('not ours', 'https://tags.example');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'of nobody' }));
  turn('visible');
  expect(sent).toEqual([]);
  leave();
  leave();
  expect(sent).toEqual([
    {
      url: '/api/measurements',
      body: {
        template: 'home',
        locale: 'pt',
        vitals: { TTFB: 0.1235 },
        errors: [
          { kind: 'script', message: '/api/getPage is not a page' },
          { kind: 'promise', message: 'TypeError: x is undefined' },
        ],
      },
    },
  ]);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

test('who comes back and has more to say posts that, and of many errors a few', () => {
  for (let time = 0; time < 20; time += 1) thrown('again', `${window.location.origin}/static/main.js`);
  leave();
  expect(sent.at(-1)?.body).toEqual({
    template: 'home',
    locale: 'pt',
    vitals: {},
    errors: Array.from({ length: 3 }, () => ({ kind: 'script', message: 'again' })),
  });
  expect(sent).toHaveLength(2);
});
