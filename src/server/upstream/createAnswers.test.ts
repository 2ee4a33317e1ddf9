import { setTimeout as delay } from 'node:timers/promises';
import { createAnswers, type Asking } from '#src/server/upstream/createAnswers.ts';

/** Far longer than visitors are kept waiting where something good is in memory. */
const LONG = 1500;
const AT_ONCE = LONG / 2;

/** Answers whose clock is turned by hand, and a call that is counted. */
function open({ freshFor = 1000, maxBytes = 10_000, chance = 0 } = {}) {
  let time = 0;
  const answers = createAnswers({ freshFor, maxBytes, now: () => time, random: () => chance });
  const calls: string[] = [];
  let call = (key: string): Promise<string | undefined> => Promise.resolve(`${key} 1`);
  return {
    answers,
    calls,
    pass: (ms: number) => (time += ms),
    behave: (next: typeof call) => (call = next),
    ask: (key = 'a', asking: Asking & { failsAs?: string } = {}) =>
      answers.ask({
        key,
        load: () => {
          calls.push(key);
          return call(key);
        },
        ...asking,
      }),
  };
}

const answer = (value: string | undefined) => () => Promise.resolve(value);
const failing =
  (message = 'down') =>
  () =>
    Promise.reject(new Error(message));
const late =
  (value: string, ms = LONG) =>
  () =>
    delay(ms, value, { ref: false });

async function timed<Value>(body: () => Promise<Value>): Promise<{ value: Value; took: number }> {
  const start = performance.now();
  return { value: await body(), took: performance.now() - start };
}

test('those who ask at once share one call, those with another question do not', async () => {
  const { ask, calls } = open();
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual(['a 1', 'a 1', 'b 1', 'a 1']);
  expect(calls).toEqual(['a', 'b']);
});

test('an answer is taken as it is while it is fresh, and then asked for again', async () => {
  const { ask, calls, pass, behave } = open();
  await ask();
  behave(answer('new'));
  pass(999);
  expect([await ask(), calls.length]).toEqual(['a 1', 1]);
  pass(1);
  expect([await ask(), calls.length]).toEqual(['new', 2]);
});

test('some answers are fresh for a little less than others, so that not all are asked for at once', async () => {
  const { ask, calls, pass } = open({ chance: 1 });
  await ask();
  pass(801);
  await ask();
  expect(calls).toHaveLength(2);
});

test('with no freshness each question is a call, and those who ask at once still share it', async () => {
  const { ask, calls, behave } = open({ freshFor: 0 });
  await Promise.all([ask(), ask()]);
  behave(answer('new'));
  expect([await ask(), calls.length]).toEqual(['new', 2]);
});

test('a call that hangs is not waited for where an answer is in memory, however old, nor is it made twice', async () => {
  const { ask, calls, pass, behave } = open();
  await ask();
  pass(100_000_000);
  behave(late('new'));
  const onLate = jest.fn();
  const { value, took } = await timed(async () => [await ask('a', { onLate }), await ask(), await ask()]);
  expect([value, calls.length]).toEqual([['a 1', 'a 1', 'a 1'], 2]);
  expect(onLate).toHaveBeenCalledTimes(1);
  expect(took).toBeLessThan(AT_ONCE);
});

test('what comes late is there for those who ask later', async () => {
  const { ask, calls, pass, behave } = open();
  await ask();
  pass(1000);
  behave(late('new', 400));
  expect(await ask()).toBe('a 1');
  await delay(500);
  expect([await ask(), calls.length]).toEqual(['new', 2]);
});

test('whoever is patient waits for the new answer, and joins the call that others have begun', async () => {
  const { ask, calls, pass, behave } = open();
  await ask();
  pass(1000);
  behave(late('new', 400));
  const onLate = jest.fn();
  expect(await Promise.all([ask(), ask('a', { patient: true, onLate })])).toEqual(['a 1', 'new']);
  expect(onLate).not.toHaveBeenCalled();
  expect(calls).toHaveLength(2);
});

test('a failure is met with the last good answer, patient or not, and not asked about again for a moment', async () => {
  const { ask, calls, pass, behave } = open();
  await ask();
  pass(1000);
  behave(failing());
  expect(await Promise.all([ask(), ask('a', { patient: true })])).toEqual(['a 1', 'a 1']);
  expect([await ask(), calls.length]).toEqual(['a 1', 2]);
  pass(2000);
  behave(answer('new'));
  expect([await ask(), calls.length]).toEqual(['new', 3]);
});

test('a failure without a good answer is everybody’s, for a moment', async () => {
  const { ask, calls, pass, behave } = open();
  behave(failing('one'));
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  behave(failing('two'));
  pass(1999);
  await expect(ask()).rejects.toThrow('one');
  expect(calls).toHaveLength(1);
  pass(1);
  await expect(ask()).rejects.toThrow('two');
});

test('that there is no answer is an answer: kept as long, and what was good before is not shown again', async () => {
  const { ask, calls, pass, behave } = open();
  await ask();
  pass(1000);
  behave(answer(undefined));
  expect([await ask(), await ask(), calls.length]).toEqual([undefined, undefined, 2]);
  pass(1000);
  behave(failing());
  await expect(ask()).rejects.toThrow('down');
});

test('calls that fail together are not made while one of them has just failed', async () => {
  const { ask, calls, behave } = open();
  await ask('known', { failsAs: 'all' });
  behave(failing());
  await expect(ask('x', { failsAs: 'all' })).rejects.toThrow('down');
  await expect(ask('y', { failsAs: 'all' })).rejects.toThrow('down');
  expect(await ask('known', { failsAs: 'all' })).toBe('known 1');
  await expect(ask('z')).rejects.toThrow('down');
  expect(calls).toEqual(['known', 'x', 'z']);
  behave(answer(undefined));
  for (let again = 0; again < 2; again += 1) expect(await ask('gone', { failsAs: 'others' })).toBeUndefined();
  expect(calls.slice(3)).toEqual(['gone']);
});

test('when all has expired whoever asks makes a call, also one that has just failed; the last good answer still helps', async () => {
  const { answers, ask, calls, behave } = open();
  await ask();
  behave(failing());
  await expect(ask('b')).rejects.toThrow();
  answers.expire();
  await expect(ask('b')).rejects.toThrow();
  expect(await ask()).toBe('a 1');
  expect(calls).toEqual(['a', 'b', 'b', 'a']);
});

test('a call that was under way when all expired is neither joined nor kept', async () => {
  const { answers, ask, calls, behave } = open();
  behave(late('old', 300));
  const before = ask();
  await delay(10);
  answers.expire();
  behave(answer('new'));
  expect(await ask()).toBe('new');
  expect(await before).toBe('old');
  expect([await ask(), calls.length]).toEqual(['new', 2]);
});

test('a call that fails behind that is nobody’s failure, and ends none that was begun since', async () => {
  const { answers, ask, calls, behave } = open();
  const [old, newer] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  behave(() => old.promise);
  const before = ask();
  await delay(10);
  answers.expire();
  behave(() => newer.promise);
  const after = ask();
  old.reject(new Error('old'));
  await expect(before).rejects.toThrow('old');
  const joined = ask();
  newer.resolve('new');
  expect([await Promise.all([after, joined]), calls.length]).toEqual([['new', 'new'], 2]);
});

test('good answers are bounded in bytes: those that nobody asks for go first', async () => {
  const { ask, calls } = open({ maxBytes: 15 });
  for (const key of ['a', 'b', 'c', 'd', 'd', 'c']) await ask(key);
  expect(calls).toEqual(['a', 'b', 'c', 'd']);
  await ask('a');
  expect(calls).toHaveLength(5);
});

test('addresses that are made up push nothing good out, and are forgotten themselves', async () => {
  const { ask, calls, behave } = open({ maxBytes: 100 });
  await ask();
  behave(answer(undefined));
  for (let index = 0; index < 3000; index += 1) await ask(`made-up ${String(index)}`);
  const made = calls.length;
  expect(await ask()).toBe('a 1');
  await ask('made-up 2999');
  expect(calls).toHaveLength(made);
  await ask('made-up 0');
  expect(calls).toHaveLength(made + 1);
});

test('a call that throws before it begins is a failure like any other', async () => {
  const { ask, behave } = open();
  behave(() => {
    throw new Error('at once');
  });
  await expect(ask()).rejects.toThrow('at once');
});
