import { createAnswerReader } from './answerReader.ts';

/** Hands the bytes over in pieces, and says after which of them an answer was there. */
function readIn(pieces: readonly string[]) {
  const reader = createAnswerReader();
  return pieces.map((piece) => reader.read(Buffer.from(piece, 'latin1')));
}

const OK = { status: 200, closes: false };

test.each([
  ['at once', ['HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello']],
  ['its body in pieces', ['HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhe', 'l', 'lo']],
  ['its head in pieces', ['HTTP/1.1 200 OK\r\ncontent-le', 'ngth: 5\r\n\r', '\nhello']],
  ['without a body', ['HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n']],
  ['in chunks', ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n', '0\r\n\r\n']],
  ['in chunks, its end in pieces', ['HTTP/1.1 200 OK\r\n\r\n5\r\nhello\r\n0', '\r\n', '\r\n']],
])('an answer that comes %s ends with its last byte', (_name, pieces) => {
  expect(readIn(pieces)).toEqual(pieces.map((_, index) => (index === pieces.length - 1 ? OK : undefined)));
});

test('one answer follows the other', () => {
  const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi';
  expect(readIn([answer, answer, answer])).toEqual([OK, OK, OK]);
});

test('it says what the server refuses, and that it closes', () => {
  expect(readIn(['HTTP/1.1 503 Busy\r\nConnection: close\r\nContent-Length: 1\r\n\r\n.'])).toEqual([
    { status: 503, closes: true },
  ]);
});
