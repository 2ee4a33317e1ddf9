import type { ServerResponse } from 'node:http';
import { constantHeaders } from '#src/server/http/constantHeaders.ts';
import { createChooseEncoding, isUnchanged } from '#src/server/http/encodings.ts';
import type { CachedPage } from '#src/server/render/cacheSpace.ts';
import { ENCODINGS } from '#src/server/render/compressPage.ts';

/** Of a request, what decides how a finished page is sent. */
export interface FinishedRequest {
  readonly method?: string | undefined;
  readonly headers: { readonly 'accept-encoding'?: string; readonly 'if-none-match'?: string };
}

/** What an answer says besides the page. */
export interface FinishedAnswer {
  readonly state: 'HIT' | 'STALE';
  /** Search engines are not to keep the page: the host is not ours. */
  readonly isForeign: boolean;
  /** What chooses the page besides its address, as `Vary` names it. */
  readonly varies: string;
  readonly requestId: string;
}

/** `Vary` of every finished page. */
export const ENCODED_BY = 'Accept-Encoding';

const chooseEncoding = createChooseEncoding(ENCODINGS);

/**
 * Sends a finished page: all of its headers at once, as names and values in turn, which is how Node writes them soonest. They
 * are put together when such an answer is first given, and go with the page.
 *
 * @returns the status: 200, or 304 where the client has the page
 */
export function writeFinished(
  req: FinishedRequest,
  res: ServerResponse,
  page: CachedPage,
  { state, isForeign, varies, requestId }: FinishedAnswer,
): 200 | 304 {
  const { headers } = req;
  const unchanged = headers['if-none-match'] !== undefined && isUnchanged(headers['if-none-match'], page.etag);
  const encoding = unchanged ? 'none' : chooseEncoding(headers['accept-encoding']);
  const lines = linesOf(page, `${encoding} ${state} ${isForeign ? 'foreign' : ''} ${varies}`, () => [
    ...Object.entries(constantHeaders),
    ...Object.entries(page.headers),
    ['ETag', page.etag],
    ['Vary', varies],
    ['X-Cache', state],
    ['Server-Timing', `cache;desc=${state}`],
    ...(isForeign ? [['X-Robots-Tag', 'noindex']] : []),
    ...(encoding === 'none' || encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
    ...(encoding === 'none' ? [] : [['Content-Length', String(page.bodies[encoding].byteLength)]]),
  ]);
  const status = unchanged ? 304 : 200;
  res.writeHead(status, [...lines, 'X-Request-Id', requestId]);
  res.end(encoding === 'none' || req.method === 'HEAD' ? undefined : page.bodies[encoding]);
  return status;
}

const known = new WeakMap<CachedPage, Map<string, readonly string[]>>();

function linesOf(page: CachedPage, answer: string, make: () => readonly string[][]): readonly string[] {
  const ofPage = known.get(page) ?? new Map<string, readonly string[]>();
  const lines = ofPage.get(answer) ?? make().flat();
  if (ofPage.size === 0) known.set(page, ofPage);
  ofPage.set(answer, lines);
  return lines;
}
