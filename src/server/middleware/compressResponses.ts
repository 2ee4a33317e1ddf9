import compression from 'compression';
import type { RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';
import { constants } from 'node:zlib';

/** For what is made on the way: a quick brotli. Cached pages are compressed once, hard, and do not come here. */
export const BROTLI_QUALITY = 4;

/** All that this site writes by itself; what it only passes on was compressed by the build, or is as small as it gets. */
const TEXT = /^text\/|[/+](json|xml|javascript)\b/i;

/** Compresses streams and endpoints. React calls `flush` after each chunk, so that a shell is not held back. */
export function createCompressResponses(): RequestHandler {
  return compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    filter: (_req, res) => TEXT.test(String(res.getHeader('Content-Type') ?? '')) && !isBound(res),
  });
}

/** A strong tag promises the bytes that it was made of: whoever set one has compressed them, or has nothing for this client. */
function isBound(res: ServerResponse): boolean {
  return String(res.getHeader('ETag') ?? '').startsWith('"');
}
