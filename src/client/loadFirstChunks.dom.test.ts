import { templates } from '#src/app/registry/templates.ts';
import { loadFirstChunks } from '#src/client/loadFirstChunks.ts';
import type { Page } from '#src/shared/page/page.ts';

const page = { path: '/about', template: 'landing', blocks: [] } as unknown as Page;
const load = () => jest.spyOn(templates.landing.view, 'load');
let state: DocumentReadyState;
Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });

beforeEach(() => {
  state = 'interactive';
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** @returns how the load has ended so far */
function watch(): { outcome: string } {
  const seen = { outcome: 'pending' };
  loadFirstChunks(page).then(
    () => (seen.outcome = 'loaded'),
    (error: unknown) => (seen.outcome = (error as Error).name),
  );
  return seen;
}

test('code that comes is waited for, however long the document takes', async () => {
  const arrival = Promise.withResolvers<never>();
  load().mockReturnValue(arrival.promise);
  const seen = watch();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen.outcome).toBe('pending');
  arrival.resolve({} as never);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.outcome).toBe('loaded');
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(seen.outcome).toBe('loaded');
});

test.each(['interactive', 'complete'] as const)(
  'code that is not there 1 s after the load (%s) never comes',
  async (at) => {
    state = at;
    load().mockReturnValue(new Promise<never>(() => undefined));
    const seen = watch();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(999);
    expect(seen.outcome).toBe('pending');
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toBe('ChunkLoadError');
  },
);

test('a failure that webpack hears of is passed on', async () => {
  load().mockRejectedValue(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));
  const seen = watch();
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.outcome).toBe('ChunkLoadError');
});
