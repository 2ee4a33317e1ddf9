import '#tests/support/textEncoding.ts';
import '#tests/support/browserGaps.ts';
import 'fake-indexeddb/auto';
import { enqueue, flushOutbox, onSettled, takeReturned } from '#src/forms/api/outbox.ts';
import { FakeRequest } from '#tests/support/FakeRequest.ts';

test('a form under whose key another has arrived waits for its visitor, with all its words', async () => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  Object.defineProperty(navigator, 'locks', { value: { request: (_name: string, task: () => unknown) => task() } });
  const entries = [['email', 'ana@firm.example']] as const;
  await enqueue({ key: 'k', form: 'newsletter', action: '/api/forms/newsletter', entries, href: '/blog#letter' });
  const told = jest.fn();
  onSettled('k', told);
  const flushed = flushOutbox();
  while (FakeRequest.all.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  FakeRequest.last().answer(409, { problem: 'conflict' });
  expect(await flushed).toEqual({ sent: [], returned: ['/blog#letter'], waiting: 0 });
  await flushOutbox();
  expect(told.mock.calls).toEqual([[expect.objectContaining({ key: 'k', errors: {} })]]);
  expect(await takeReturned('newsletter')).toMatchObject({ entries, errors: {} });
});
