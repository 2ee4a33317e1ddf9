import { constants, gunzipSync, zstdCompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Bodies } from '#src/server/render/compressPage.ts';

/**
 * What hardly anybody takes: who knows zstd knows brotli, and who knows no encoding at all is no browser. Kept, they would be
 * two thirds of all bytes, so they are made when they are asked for.
 */

/** In bytes: some 40 plain pages, for who asks for one again and again. */
const MOST_BYTES = 4 * 1024 * 1024;

function remember(make: (bodies: Bodies) => Buffer): (bodies: Bodies) => Buffer {
  const known = new LRUCache<Bodies, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength || 1,
  });
  return (bodies) => {
    const body = known.get(bodies) ?? make(bodies);
    known.set(bodies, body);
    return body;
  };
}

/** @returns the page as it was before it was compressed: 0.4 ms for 120 kB, of the thread that answers */
export const plainBody = remember(({ gzip }) => gunzipSync(gzip));

/** Better ones take as long as a page may not hold the others up. */
const ZSTD_LEVEL = 3;

/** @returns the page in zstd: 0.7 ms for 120 kB, and a tenth more bytes than as well as can be */
export const zstdBody = remember((bodies) => {
  const body = plainBody(bodies);
  return zstdCompressSync(body, {
    pledgedSrcSize: body.byteLength,
    params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
  });
});
