import { z } from 'zod';
import { fetchUpstream, UpstreamError } from '#src/server/upstream/fetchUpstream.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { expectWithin } from '#tests/support/slowdown.ts';
import { behaviours, createUpstream, type Behaviour } from '#tests/support/upstream.ts';

const schema = z.object({ a: z.number() });
/** Of a call that is given up. */
const TIMEOUT = 1000;

let upstream: Awaited<ReturnType<typeof createUpstream>>;
beforeAll(async () => {
  upstream = await createUpstream();
});
afterAll(() => upstream.close());

/** As long as it takes, unless the test is of the time. */
const call = (timeout: number = PATIENCE.condition) =>
  fetchUpstream({ origin: upstream.origin, path: '/api/x?email=planted@example.com', schema, timeout });
const failure = async (timeout?: number) => {
  const error = await call(timeout).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UpstreamError);
  return error as UpstreamError;
};

test('a good answer is validated and asked for once', async () => {
  upstream.behave(behaviours.json({ a: 1, more: 'x' }));
  expect(await call()).toEqual({ a: 1 });
  expect(upstream.asked).toEqual(['/api/x?email=planted@example.com']);
  expect(upstream.seenHeaders[0]).toMatchObject({ accept: 'application/json' });
});

test('letters that come in pieces are put together', async () => {
  const body = Buffer.from('{"a":1,"name":"ж"}');
  upstream.behave((_req, res) => {
    res.write(body.subarray(0, 16));
    setTimeout(() => res.end(body.subarray(16)), 20);
  });
  expect(
    await fetchUpstream({
      origin: upstream.origin,
      path: '/',
      schema: schema.extend({ name: z.string() }),
      timeout: PATIENCE.condition,
    }),
  ).toEqual({ a: 1, name: 'ж' });
});

test.each([
  ['is cut', behaviours.cut()],
  ['answers 500', behaviours.status(500)],
  ['answers 503', behaviours.status(503)],
  ['sends broken JSON', behaviours.text('{"a":')],
  ['sends HTML', behaviours.text('<p>down</p>')],
])('an upstream that %s once is asked once more, and that answer is taken', async (_name, behaviour) => {
  upstream.behave(behaviour, behaviours.json({ a: 2 }));
  expect(await call()).toEqual({ a: 2 });
  expect(upstream.asked).toHaveLength(2);
});

test.each([
  ['is cut', behaviours.cut(), undefined],
  ['answers 500', behaviours.status(500), 500],
  ['answers 502', behaviours.status(502), 502],
  ['sends broken JSON', behaviours.text('{'), undefined],
  ['sends an empty body', behaviours.text(''), undefined],
])('an upstream that %s each time fails after two tries', async (_name, behaviour, status) => {
  upstream.behave(behaviour);
  expect((await failure()).status).toBe(status);
  expect(upstream.asked).toHaveLength(2);
});

test.each([
  ['sends something else', behaviours.json({ a: 'one' })],
  ['sends on and on', behaviours.endless()],
])('an upstream that %s would do so again, and is not asked again', async (_name, behaviour) => {
  upstream.behave(behaviour);
  expect((await failure()).status).toBeUndefined();
  expect(upstream.asked).toHaveLength(1);
});

/** Fails the first time when much of the time is over. */
const lateFailure: Behaviour = (req, res) => {
  setTimeout(() => behaviours.status(503)(req, res), TIMEOUT * 0.5);
};

test.each([
  ['says nothing', [behaviours.silent()]],
  ['stalls in its body', [behaviours.stalled()]],
  ['fails late, then says nothing', [lateFailure, behaviours.silent()]],
])('an upstream that %s is given up when the time of the whole call is over', async (_name, plan) => {
  upstream.behave(...plan);
  const start = performance.now();
  expect((await failure(TIMEOUT)).status).toBeUndefined();
  expect(upstream.asked).toHaveLength(plan.length);
  const took = performance.now() - start;
  expect(took).toBeGreaterThan(TIMEOUT * 0.9);
  expectWithin(took, TIMEOUT * 1.4);
});

test.each([
  [7, { a: 1 }],
  [6, undefined],
])('of an answer of 7 bytes where %d are allowed comes %j', async (maxBytes, answer) => {
  upstream.behave(behaviours.text('{"a":1}'));
  const asked = { origin: upstream.origin, path: '/', schema, timeout: PATIENCE.condition, maxBytes };
  expect(await fetchUpstream(asked).catch(() => undefined)).toEqual(answer);
});

test('what a failure says beside its status is not read on', async () => {
  const cancel = jest.fn();
  const answer = new Response(new ReadableStream({ cancel }), { status: 404 });
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answer);
  expect((await failure()).status).toBe(404);
  expect(cancel).toHaveBeenCalledTimes(1);
  fetching.mockRestore();
});

test('an upstream that is slow has the whole time for its answer', async () => {
  upstream.behave((req, res) => {
    setTimeout(() => behaviours.json({ a: 1 })(req, res), TIMEOUT * 0.6);
  });
  expect(await call(TIMEOUT)).toEqual({ a: 1 });
  expect(upstream.asked).toHaveLength(1);
});

test.each([400, 401, 403, 404, 410, 429])('%d is an answer: asking again would not help', async (status) => {
  upstream.behave(behaviours.status(status));
  expect((await failure()).status).toBe(status);
  expect(upstream.asked).toHaveLength(1);
});

test('a redirect is not followed, wherever it leads', async () => {
  upstream.behave(behaviours.redirect('/elsewhere'));
  await failure();
  expect(upstream.asked).not.toContain('/elsewhere');
});

test('an upstream that is not there is an error of the same kind', async () => {
  const gone = await createUpstream();
  await gone.close();
  await expect(
    fetchUpstream({ origin: gone.origin, path: '/', schema, timeout: PATIENCE.condition }),
  ).rejects.toBeInstanceOf(UpstreamError);
});

test.each([behaviours.status(500), behaviours.json({ a: 'x' }), behaviours.text('no'), behaviours.silent()])(
  'the words of a failure name the call without its query',
  async (behaviour) => {
    upstream.behave(behaviour);
    const { message } = await failure(TIMEOUT);
    expect(message).toContain('/api/x');
    expect(message).not.toContain('planted');
  },
);
