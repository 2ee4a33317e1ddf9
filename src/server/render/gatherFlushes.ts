import { Writable } from 'node:stream';
import type { Response } from 'express';

/** In bytes: larger pieces bring nothing more, and what waits takes memory. */
const PIECE = 32_768;

/**
 * Between React, which writes 4 kB at a time, and a response that compresses each write in another thread: what React writes
 * goes on in larger pieces, and all of it when React flushes: nothing is held back longer (docs/decisions/0004).
 *
 * @param res ended with what is written here
 */
export function gatherFlushes(res: Response): Writable & { flush(): void } {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  const take = () => {
    const piece = Buffer.concat(chunks, bytes);
    chunks = [];
    bytes = 0;
    return piece;
  };
  const pass = () => {
    if (bytes > 0 && !res.destroyed) res.write(take());
  };
  const sink = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes >= PIECE) pass();
      done();
    },
    final(done) {
      res.end(take());
      done();
    },
    destroy(error, done) {
      // Without one it is over, and what was compressed is still on its way.
      if (error) res.destroy(error);
      done(error);
    },
  });
  return Object.assign(sink, {
    flush() {
      pass();
      if ('flush' in res) res.flush();
    },
  });
}
