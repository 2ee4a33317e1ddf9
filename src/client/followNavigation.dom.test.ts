import type { RouterState } from 'react-router';
import { followNavigation } from '#src/client/followNavigation.ts';

type Subscriber = (state: RouterState) => void;

function setUp() {
  let tell: Subscriber = () => undefined;
  const loading = { start: jest.fn(), finish: jest.fn(), reset: jest.fn() };
  const onArrival = jest.fn();
  const router = {
    subscribe: (subscriber: unknown) => {
      tell = subscriber as Subscriber;
      return () => undefined;
    },
  };
  followNavigation({ router, loading, onArrival });
  const state = (location?: object) => tell({ navigation: { location } } as unknown as RouterState);
  return { loading, onArrival, state };
}

test('a navigation starts the bar once, and its end ends it once', () => {
  const { loading, onArrival, state } = setUp();
  const goal = {};
  state();
  expect(loading.finish).not.toHaveBeenCalled();
  state(goal);
  state(goal);
  expect(loading.start).toHaveBeenCalledTimes(1);
  expect(onArrival).not.toHaveBeenCalled();
  state();
  state();
  expect([loading.finish.mock.calls.length, onArrival.mock.calls.length]).toEqual([1, 1]);
});

test('another goal is a start of its own: the bar of a navigation that failed has ended', () => {
  const { loading, state } = setUp();
  state({});
  state({});
  expect(loading.start).toHaveBeenCalledTimes(2);
});

test.each([
  [true, 1],
  [false, 0],
])('a page that comes back as it was left (%s) has no bar', (persisted, resets) => {
  const { loading } = setUp();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(loading.reset).toHaveBeenCalledTimes(resets);
});
