/**
 * What zlib answers lies in a piece of memory of 64 kB, and what Redis answers in one of the socket: to keep a page of 17 kB
 * would keep all of that.
 *
 * @returns the same bytes, in memory of their own that is no larger
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}
