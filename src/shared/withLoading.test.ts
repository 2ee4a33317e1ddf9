import { FETCH_MINIMUM_DELAY, LOADING_BAR } from '#config/constants.ts';
import { withLoading } from '#src/shared/withLoading.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Answers after so many ms, and says when the answer was passed on, and whether anything was shown till then. */
async function answerAfter(ms: number, { after, fails = false }: { after?: number; fails?: boolean } = {}) {
  const show = jest.fn();
  const call = new Promise<string>((resolve, reject) => {
    setTimeout(() => (fails ? reject(new Error('gone')) : resolve('here')), ms);
  });
  let end: { at: number; with: string } | undefined;
  const start = performance.now();
  const note = (outcome: string) => (end = { at: performance.now() - start, with: outcome });
  void withLoading(call, { show, ...(after === undefined ? {} : { after }) }).then(note, (error: unknown) =>
    note((error as Error).message),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  return { ...end, shown: show.mock.calls.length };
}

test('the loading state comes after 200 ms, and stays for as long at least', () => {
  expect([LOADING_BAR.throttle, FETCH_MINIMUM_DELAY]).toEqual([200, 200]);
});

test.each([
  [0, 0, 0],
  [199, 199, 0],
  [201, 400, 1],
  [399, 400, 1],
  [401, 401, 1],
  [5000, 5000, 1],
])('an answer after %d ms is passed on after %d ms, having shown the state %d times', async (ms, at, shown) => {
  expect(await answerAfter(ms)).toEqual({ at, with: 'here', shown });
  expect(await answerAfter(ms, { fails: true })).toEqual({ at, with: 'gone', shown });
});

test.each([
  [0, 200],
  [150, 200],
  [250, 250],
])('a state that is shown at once holds an answer of %d ms until %d ms', async (ms, at) => {
  expect(await answerAfter(ms, { after: 0 })).toEqual({ at, with: 'here', shown: 1 });
});
