import type { IncomingMessage } from 'node:http';

/**
 * The body of a small post, which is not read any further than it may be.
 *
 * @param req a request whose body nobody has read
 * @param most how much it may be, in bytes
 * @returns undefined where it is more, or breaks off: nobody reads the answer then
 */
export async function readText(req: IncomingMessage, most: number): Promise<string | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > most) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > most) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString();
}
