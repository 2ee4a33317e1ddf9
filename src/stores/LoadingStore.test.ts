import { LOADING_BAR } from '#config/constants.ts';
import { LoadingStore } from '#src/stores/LoadingStore.ts';

let loading: LoadingStore;
beforeEach(() => {
  jest.useFakeTimers();
  loading = new LoadingStore();
});
afterEach(() => {
  jest.useRealTimers();
});

const after = (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds);
  return loading.phase;
};
const begin = () => {
  loading.start();
  after(LOADING_BAR.throttle);
};

test('a load of less than 200 ms is never shown', () => {
  loading.start();
  expect(after(199)).toBe('waiting');
  expect(loading.isVisible).toBe(false);
  loading.finish();
  expect(after(10_000)).toBe('idle');
  expect(loading.progress).toBe(0);
});

test('after 200 ms it is shown and fills in 5 s, by ticks of 100 ms', () => {
  loading.start();
  expect(after(200)).toBe('running');
  expect(loading.progress).toBe(0);
  after(99);
  expect(loading.progress).toBe(0);
  after(1);
  expect(loading.progress).toBeCloseTo(0.02);
  after(2400);
  expect(loading.progress).toBeCloseTo(0.5);
  after(2500);
  expect(loading.progress).toBeCloseTo(1);
});

test('a load that takes longer stays full and shown, and nothing ticks for it any more', () => {
  begin();
  expect(after(60_000)).toBe('running');
  expect(loading.progress).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
});

test.each(['finish', 'fail'] as const)('%s fills it, and hides it 500 ms later', (end) => {
  begin();
  after(1000);
  loading[end]();
  expect([loading.phase, loading.progress]).toEqual([end === 'finish' ? 'finished' : 'failed', 1]);
  expect(after(499)).not.toBe('idle');
  expect(after(1)).toBe('idle');
  expect(jest.getTimerCount()).toBe(0);
});

test('a failure is shown even before 200 ms, and a late end of the same load does not undo it', () => {
  loading.start();
  loading.fail();
  loading.finish();
  expect(loading.phase).toBe('failed');
});

test('what is known to be done moves it forward, never back, and never beyond its end', () => {
  begin();
  loading.report(0.6);
  loading.report(0.3);
  expect(loading.progress).toBe(0.6);
  after(100);
  expect(loading.progress).toBeCloseTo(0.62);
  loading.report(7);
  expect(loading.progress).toBe(1);
});

test('progress of a load that is over moves nothing', () => {
  loading.report(0.5);
  expect([loading.phase, loading.progress]).toEqual(['idle', 0]);
});

test('a second navigation goes on with the first one’s bar', () => {
  begin();
  after(1000);
  loading.start();
  expect([loading.phase, loading.progress > 0.1]).toEqual(['running', true]);
  after(100);
  expect(loading.progress).toBeCloseTo(0.22);
});

test('a navigation that begins while the last bar is leaving starts anew, and is not hidden by it', () => {
  begin();
  loading.finish();
  after(400);
  loading.start();
  expect([loading.phase, loading.progress]).toEqual(['waiting', 0]);
  expect(after(300)).toBe('running');
});

test('reset leaves nothing running', () => {
  begin();
  loading.reset();
  expect([loading.phase, jest.getTimerCount()]).toEqual(['idle', 0]);
});
