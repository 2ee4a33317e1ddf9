import { createLoads } from '#src/client/navigation/createLoads.ts';
import type { LoadOutcome } from '#src/client/navigation/LoadPage.ts';

let time = 0;

beforeEach(() => {
  time = 5000;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function setUp() {
  const signals: AbortSignal[] = [];
  const { promise, resolve } = Promise.withResolvers<LoadOutcome>();
  const load = jest.fn((_path: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return promise;
  });
  const loads = createLoads({ load, onStart: jest.fn(), onEnd: jest.fn() });
  return { ...loads, signals, resolve };
}

test('a link that is pressed twice is loaded once', async () => {
  const { begin, signals, resolve } = setUp();
  const first = begin('/next', '/next', false);
  time += 999;
  expect(await begin('/next', '/next', false)).toBeUndefined();
  resolve('stay');
  expect([await first, signals.length]).toEqual(['stay', 1]);
});

test('one that is pressed again because nothing comes is left to the browser, and its load is given up', async () => {
  const { begin, signals, resolve, isUnderWay } = setUp();
  const first = begin('/next', '/next', false);
  time += 1000;
  expect([await begin('/next', '/next', false), isUnderWay()]).toEqual(['leave', false]);
  resolve('stay');
  expect([await first, signals.map(({ aborted }) => aborted)]).toEqual([undefined, [true]]);
});

test('the way back through the history is never one of these', async () => {
  const { begin, signals } = setUp();
  void begin('/next', '/next', true);
  time += 2000;
  void begin('/next', '/next', true);
  await Promise.resolve();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
