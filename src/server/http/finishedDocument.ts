import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { createChooseEncoding, isUnchanged } from '#src/server/http/encodings.ts';
import { ownBytes } from '#src/server/http/ownBytes.ts';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];
const chooseEncoding = createChooseEncoding(ENCODINGS);

/** All calls of the price list, 440 kB, in 20 ms and 36 kB; the best takes 700 ms for 29 kB. */
const BROTLI_QUALITY = 9;

/** Bytes that are made once, and answered to everybody until there are others. */
export interface FinishedDocument {
  readonly type: string;
  /** Compressed when it is first asked for so, and kept. */
  body(encoding: Encoding): Promise<Buffer>;
  /**
   * Strong, so another one for each encoding: a strong tag promises the same bytes (RFC 9110, 8.8.3), and caches may join
   * parts of answers that carry it.
   */
  etag(encoding: Encoding): string;
}

/** @param type `Content-Type` */
export function createFinishedDocument(text: string, type: string): FinishedDocument {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  return {
    type,
    body(encoding) {
      const body = bodies.get(encoding) ?? compress[encoding](plain).then(ownBytes);
      bodies.set(encoding, body);
      return body;
    },
    etag: (encoding) => `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`,
  };
}

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  identity: (body) => Promise.resolve(body),
};

/** Answers GET and HEAD with a document, or with 304 where the client has it. */
export async function sendFinished(req: Request, res: Response, document: FinishedDocument): Promise<void> {
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const etag = document.etag(encoding);
  res.set('ETag', etag).vary('Accept-Encoding');
  if (isUnchanged(req.headers['if-none-match'], etag)) {
    res.status(304).end();
    return;
  }
  const body = await document.body(encoding);
  res.set({ 'Content-Type': document.type, 'Content-Length': String(body.byteLength) });
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.status(200).end(req.method === 'HEAD' ? undefined : body);
}
