import '#tests/support/textEncoding.ts';
import '#tests/support/browserGaps.ts';
import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { enqueue, flushOutbox, onSettled, takeReturned } from '#src/forms/api/outbox.ts';
import { mayHaveQueued } from '#src/forms/data/outboxMark.ts';
import type * as Database from '#src/visitor/data/keptDatabase.ts';
import { countRecords, readRecords } from '#src/visitor/data/keptDatabase.ts';
import { giveLocks } from '#tests/support/fakeLocks.ts';
import { FakeRequest } from '#tests/support/FakeRequest.ts';

const actualDatabase = jest.requireActual<typeof Database>('#src/visitor/data/keptDatabase.ts');
jest.mock('#src/visitor/data/keptDatabase.ts', () => {
  const actual = jest.requireActual<typeof Database>('#src/visitor/data/keptDatabase.ts');
  return { ...actual, readRecords: jest.fn(actual.readRecords) };
});

beforeEach(async () => {
  FakeRequest.all = [];
  await clear();
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  giveLocks();
});

const entries = [['email', 'ana@firm.example']] as const;
const keep = (key: string) =>
  enqueue({ key, form: 'newsletter', action: '/api/forms/newsletter', entries, href: '/blog#letter' });

/** Sends what waits; one form of it is answered. */
async function flushWith(status: number, answer: unknown) {
  const before = FakeRequest.all.length;
  const flushed = flushOutbox();
  while (FakeRequest.all.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
  FakeRequest.last().answer(status, answer);
  return await flushed;
}

test('a form that another tab keeps, while the last is taken out in a tab that is busy, has a mark', async () => {
  await keep('seen');
  await flushWith(422, { errors: { email: 'email' } });
  const [found, busy] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const taken = takeReturned('newsletter', () => {
    jest.mocked(readRecords).mockImplementationOnce(async () => {
      const records = await actualDatabase.readRecords<never>();
      found.resolve();
      await busy.promise;
      return records;
    });
    return true;
  });
  await found.promise;
  const kept = keep('late');
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, 50))]);
  busy.resolve();
  await Promise.all([taken, kept]);
  expect([await countRecords(), mayHaveQueued()]).toEqual([1, true]);
});

test('a form is kept while others are on their way, however long they take', async () => {
  await keep('first');
  const flushed = flushOutbox();
  while (FakeRequest.all.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await keep('second');
  expect(await countRecords()).toBe(2);
  FakeRequest.last().answer(503, { problem: 'unavailable' });
  await flushed;
});

test.each([
  [409, { problem: 'conflict' }, 'conflict'],
  [422, { problem: 'invalid' }, 'invalid'],
  [400, { problem: 'invalid' }, 'invalid'],
  [415, { problem: 'invalid' }, 'invalid'],
  [404, { error: { status: 404 } }, 'gone'],
  [413, '<html>Request Entity Too Large</html>', 'tooLarge'],
])('a form that ends with %i %j whenever it is sent waits for its visitor, with all its words', async (...row) => {
  const [status, answer, problem] = row;
  await keep('k');
  const told = jest.fn();
  onSettled('k', told);
  expect(await flushWith(status, answer)).toEqual({ sent: [], returned: ['/blog#letter'] });
  await flushOutbox();
  expect(FakeRequest.all).toHaveLength(1);
  expect(told.mock.calls).toEqual([[expect.objectContaining({ key: 'k', errors: {}, problem })]]);
  const show = jest.fn(() => true);
  await takeReturned('newsletter', show);
  expect(show.mock.calls).toEqual([[expect.objectContaining({ entries, errors: {}, problem })]]);
});

test.each([
  [503, { problem: 'unavailable' }],
  [503, { problem: 'noRoom' }],
  [429, { problem: 'tooMany' }],
  [408, { problem: 'expired' }],
])('a form that is answered %i %j is sent again later', async (status, answer) => {
  await keep('k');
  expect(await flushWith(status, answer)).toEqual({ sent: [], returned: [] });
  expect(await flushWith(201, { reference: '0A1B-2C3D' })).toEqual({ sent: ['0A1B-2C3D'], returned: [] });
});
