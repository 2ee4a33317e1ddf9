import { setTimeout as delay } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { FORM_LIMITS } from '#src/forms/server/intake/formLimits.ts';
import { multipart, sendPost } from '#tests/support/formPost.ts';
import { pdf } from '#tests/support/documents.ts';
import { PERSON, serveForms } from '#tests/support/formServer.ts';
import { createLeadFolder } from '#tests/support/leadFolder.ts';

const whole = multipart({ fields: PERSON, files: [{ field: 'cv', name: 'cv.pdf', content: pdf(100_000) }] });
const chunked = { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' };

/** The post in pieces of so many bytes: the server sees each by itself, however they travel. */
function inPieces(bytes: number): Buffer {
  const pieces = [];
  for (let start = 0; start < whole.length; start += bytes) {
    const piece = whole.subarray(start, start + bytes);
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
  }
  return Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')]);
}

test.each([
  [1, 400],
  [30, 400],
  [1400, 201],
])('a body in pieces of %i bytes is %i: each costs the process as much as a large one', async (bytes, status) => {
  const server = await serveForms();
  const answer = await sendPost(server.port, { body: inPieces(bytes), headers: chunked });
  expect([answer.status, (await server.folder.files()).length]).toEqual([status, status === 201 ? 1 : 0]);
  if (status === 400) expect(server.log.join('')).toContain('"reason":"pieces"');
  await server.close();
});

describe('a disk that stalls for longer than a sender may', () => {
  const STALL = 600;
  const limits = { ...FORM_LIMITS, paceSpanMs: 100, bytesPerSecond: 2000 };
  const large = multipart({ fields: PERSON, files: [{ field: 'cv', name: 'cv.pdf', content: pdf(3_000_000) }] });
  /** Takes its time for the first piece, or for the last word. */
  const slow = (step: 'write' | 'final') => () => {
    let hasStalled = false;
    const stall = async (done: () => void) => {
      if (!hasStalled) await delay(STALL);
      hasStalled = true;
      done();
    };
    return new Writable({
      write: (_chunk, _encoding, done) => (step === 'write' ? void stall(done) : done()),
      final: (done) => (step === 'final' ? void stall(done) : done()),
    });
  };

  test.each(['write', 'final'] as const)('at its %s is no fault of the visitor: the form is taken', async (step) => {
    const server = await serveForms({ limits }, await createLeadFolder({ createSink: slow(step) }));
    const answer = await sendPost(server.port, { body: large });
    expect([answer.status, answer.took > STALL]).toEqual([201, true]);
    await server.close();
  });

  test('and for longer than a whole form may take is told as what it is', async () => {
    const folder = await createLeadFolder({ createSink: slow('write') });
    const server = await serveForms({ limits: { ...limits, totalMs: 300 } }, folder);
    const answer = await sendPost(server.port, { body: large });
    expect([answer.status, answer.body]).toEqual([503, '{"problem":"unavailable"}']);
    await server.close();
  });
});
