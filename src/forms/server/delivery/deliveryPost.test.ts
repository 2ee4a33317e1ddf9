import { Readable } from 'node:stream';
import { createDelivery } from '#src/forms/server/delivery/deliveryPost.ts';
import type { Lead } from '#src/forms/server/Lead.ts';
import { testLead } from '#tests/support/leadParts.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { watchSlowdown } from '#tests/support/slowdown.ts';
import { behaviours, createUpstream, type Behaviour } from '#tests/support/upstream.ts';

/** For who is to be given up, in ms; whoever answers has all the time of a busy machine. */
const TIMEOUT = 300;

let upstream: Awaited<ReturnType<typeof createUpstream>>;
beforeAll(async () => {
  upstream = await createUpstream();
});
afterAll(() => upstream.close());

const never = new AbortController().signal;

function* bytesOf(size: number) {
  for (let left = size; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536));
}

interface Circumstances {
  readonly origin?: string;
  readonly signal?: AbortSignal;
  /** In ms. */
  readonly timeout?: number;
}

function deliver(
  lead: Lead = testLead(),
  { origin = upstream.origin, signal = never, timeout = PATIENCE.condition }: Circumstances = {},
) {
  const post = createDelivery({ origin, timeout });
  return post(lead, ({ size }) => Readable.from(bytesOf(size)), signal);
}

const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (req, res) => {
    req.resume().on('end', () => res.writeHead(code, headers).end('planted answer'));
  };

test.each([200, 201, 202, 204])('%d is a delivery', async (code) => {
  upstream.behave(status(code));
  expect(await deliver()).toEqual({ delivered: true, status: code });
});

test('it goes to the form’s path, with the lead’s id as idempotency key and a length', async () => {
  upstream.behave(status(200));
  const lead = testLead({ form: 'career' });
  await deliver(lead);
  expect(upstream.asked).toEqual(['/forms/career']);
  const [headers] = upstream.seenHeaders;
  expect(headers).toMatchObject({ 'idempotency-key': lead.id });
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(Number(headers?.['content-length'])).toBeGreaterThan(100);
  expect(headers).not.toHaveProperty('transfer-encoding');
});

test.each([500, 502, 503, 429, 401, 408])('%d is a failure that passes', async (code) => {
  upstream.behave(status(code));
  expect(await deliver()).toEqual({ delivered: false, reason: `status ${String(code)}`, refused: false });
});

test.each([400, 404, 413, 415, 422])('%d is a refusal', async (code) => {
  upstream.behave(status(code));
  expect(await deliver()).toEqual({ delivered: false, reason: `status ${String(code)}`, refused: true });
});

test.each([301, 302, 307, 308])('%d is not followed: a lead goes nowhere but to the provider', async (code) => {
  upstream.behave(status(code, { Location: `${upstream.origin}/elsewhere` }));
  expect(await deliver()).toMatchObject({ delivered: false, reason: `status ${String(code)}` });
  expect(upstream.asked).toEqual(['/forms/contact']);
});

test('one that never answers is given up after the timeout', async () => {
  upstream.behave(behaviours.silent());
  const slowdown = watchSlowdown();
  const start = performance.now();
  expect(await deliver(testLead(), { timeout: TIMEOUT })).toEqual({
    delivered: false,
    reason: 'timeout',
    refused: false,
  });
  const took = performance.now() - start;
  expect(took).toBeLessThan((TIMEOUT + 250) * slowdown());
});

test('one that cuts the connection has not got it', async () => {
  upstream.behave(behaviours.cut());
  expect(await deliver()).toEqual({ delivered: false, reason: 'ECONNRESET', refused: false });
});

test('one that is not there has not got it', async () => {
  expect(await deliver(testLead(), { origin: 'http://127.0.0.1:1' })).toEqual({
    delivered: false,
    reason: 'ECONNREFUSED',
    refused: false,
  });
});

test.each(['stalled', 'endless'] as const)(
  'the status counts when the body is %s, and is not waited for',
  async (kind) => {
    upstream.behave(behaviours[kind]());
    expect(await deliver(testLead(), { timeout: TIMEOUT })).toEqual({ delivered: true, status: 200 });
  },
);

test('an answer that comes before all was read is the answer, not a broken pipe', async () => {
  upstream.behave((_req, res) => {
    res.writeHead(413, { Connection: 'close' }).end();
  });
  const big = { field: 'cv[file]', name: 'cv.pdf', type: 'application/pdf', size: 9_000_000, key: 'file-1' };
  expect(await deliver(testLead({ files: [big] }))).toEqual({ delivered: false, reason: 'status 413', refused: true });
});

test('what is broken off has failed', async () => {
  upstream.behave(behaviours.silent());
  expect(await deliver(testLead(), { signal: AbortSignal.timeout(50) })).toMatchObject({ delivered: false });
});

test('a file that is not whole ends the connection: the provider sees that it did not get all', async () => {
  let ended = false;
  upstream.behave((req) => {
    req.resume().on('end', () => (ended = true));
    req.on('error', () => undefined);
  });
  const post = createDelivery({ origin: upstream.origin, timeout: TIMEOUT });
  const file = { field: 'cv[file]', name: 'cv.pdf', type: 'application/pdf', size: 1000, key: 'file-1' };
  const attempt = await post(testLead({ files: [file] }), () => Readable.from(bytesOf(900)), never);
  expect(attempt).toMatchObject({ delivered: false, reason: 'a file of 1000 bytes is not whole' });
  expect(ended).toBe(false);
});
