import { multipart, sendPost } from '#tests/support/formPost.ts';
import { pdf } from '#tests/support/documents.ts';
import { PERSON, serveForms } from '#tests/support/formServer.ts';

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
