import { Writable } from 'node:stream';
import type { Response } from 'express';

/**
 * Between React, which writes 4 kB at a time, and a response that compresses each write in another thread: what React writes
 * goes on together when React flushes. Nothing is held back longer than that (docs/decisions/0004).
 *
 * @param res ended with what is written here
 */
export function gatherFlushes(res: Response): Writable & { flush(): void } {
  let chunks: Uint8Array[] = [];
  const pass = () => {
    if (chunks.length === 0 || res.destroyed) return;
    res.write(Buffer.concat(chunks));
    chunks = [];
  };
  const sink = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      res.end(Buffer.concat(chunks));
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
