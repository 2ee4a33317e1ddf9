import {
  afterFailure,
  DELIVERY_RULES,
  UNTRIED,
  type DeliveryState,
} from '#src/forms/server/delivery/deliveryBackoff.ts';

const HOUR = 3_600_000;
const rules = DELIVERY_RULES;

/** The pauses of so many tries that fail one after the other, each as soon as it is due. */
function pausesOf(tries: number, { random = 1, refused = false } = {}): number[] {
  let state: DeliveryState = UNTRIED;
  let now = 1_000_000;
  return Array.from({ length: tries }, () => {
    state = afterFailure({ state, refused, now, random, rules }).state;
    const pause = state.nextAt - now;
    now = state.nextAt;
    return pause;
  });
}

test('pauses double from 1 s to 5 min', () => {
  const doubled = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1000);
  expect(pausesOf(11)).toEqual(doubled);
});

test('half of a pause is left to chance', () => {
  expect(pausesOf(3, { random: 0 })).toEqual([500, 1000, 2000]);
  expect(pausesOf(3, { random: 0.5 })).toEqual([750, 1500, 3000]);
});

test('what was refused waits the longest pause at once', () => {
  expect(pausesOf(2, { refused: true })).toEqual([300_000, 300_000]);
});

test('no number of tries makes a pause that is no time', () => {
  expect(pausesOf(5000).at(-1)).toBe(300_000);
});

test.each([
  ['at the first try, however long it had waited for it', undefined, false],
  ['just before 72 h', 72 * HOUR - 1, false],
  ['after 72 h', 72 * HOUR, true],
])('a lead is given up by the time since its first try: %s', (_when, since, dead) => {
  const now = 2_000_000_000_000;
  const state = { attempts: since === undefined ? 0 : 900, nextAt: 0, firstTriedAt: since && now - since };
  const after = afterFailure({ state, refused: false, now, random: 0, rules });
  expect(after.dead).toBe(dead);
  expect(after.state).toMatchObject({
    attempts: state.attempts + 1,
    firstTriedAt: since === undefined ? now : now - since,
  });
});
