import type { ServerResponse } from 'node:http';
import { CHOSEN_BY } from '#src/server/site/leadRoot.ts';
import { constantHeaders } from '#src/server/http/constantHeaders.ts';
import { createChooseEncoding, isUnchanged } from '#src/server/http/encodings.ts';
import type { CachedPage } from '#src/server/render/cacheSpace.ts';
import { ENCODINGS, type Bodies, type Encoding } from '#src/server/render/compressPage.ts';
import { plainBody, zstdBody } from '#src/server/render/rareBodies.ts';

/** Of a request, what decides how a finished page is sent. */
export interface FinishedRequest {
  readonly method?: string | undefined;
  readonly headers: { readonly 'accept-encoding'?: string; readonly 'if-none-match'?: string };
}

/** As `X-Cache` says it. */
export type FinishedState = 'HIT' | 'STALE';

/** What an answer says besides the page. */
export interface FinishedAnswer {
  readonly state: FinishedState;
  /** Search engines are not to keep the page: the host is not ours. */
  readonly isForeign: boolean;
  /** What chooses the page besides its address, as `Vary` names it. */
  readonly varies: string;
  readonly requestId: string;
}

/** @returns `Vary` of a finished page */
export const variesOf = (isRoot: boolean) => (isRoot ? `${CHOSEN_BY}, Accept-Encoding` : 'Accept-Encoding');

const chooseEncoding = createChooseEncoding(ENCODINGS);

/**
 * Sends a finished page: all of its headers at once, as names and values in turn, which is how Node writes them soonest. The
 * list is put together when such an answer is first given, and goes with the page.
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
  const known = listsOf(page);
  const place = ANSWERS.indexOf(encoding) * 4 + (state === 'HIT' ? 2 : 0) + (isForeign ? 1 : 0);
  const list = (known[place] ??= listHeaders(page, encoding, { state, isForeign, varies }));
  // Read before this returns, so one list does for all.
  list[list.length - 1] = requestId;
  const status = unchanged ? 304 : 200;
  res.writeHead(status, list);
  res.end(encoding === 'none' || req.method === 'HEAD' ? undefined : bodyOf(page.bodies, encoding));
  return status;
}

function bodyOf(bodies: Bodies, encoding: Encoding): Buffer {
  if (encoding === 'identity') return plainBody(bodies);
  return encoding === 'zstd' ? zstdBody(bodies) : bodies[encoding];
}

const lengthOf = (bodies: Bodies, encoding: Encoding) =>
  encoding === 'identity' ? bodies.plainLength : bodyOf(bodies, encoding).byteLength;

/** What an answer has for a body; nothing where the client has it. */
const ANSWERS = [...ENCODINGS, 'none'] as const;

const lists = new WeakMap<CachedPage, string[][]>();

function listsOf(page: CachedPage): string[][] {
  const known = lists.get(page);
  if (known) return known;
  const made: string[][] = [];
  lists.set(page, made);
  return made;
}

/** @returns names and values in turn; the last is for the id of the request */
function listHeaders(
  { headers, etag, bodies }: CachedPage,
  encoding: (typeof ANSWERS)[number],
  { state, isForeign, varies }: Omit<FinishedAnswer, 'requestId'>,
): string[] {
  const length = encoding === 'none' ? undefined : String(lengthOf(bodies, encoding));
  return Object.entries({
    ...constantHeaders,
    ...headers,
    ETag: etag,
    Vary: varies,
    'X-Cache': state,
    'Server-Timing': `cache;desc=${state}`,
    ...(isForeign ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(encoding === 'none' || encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    ...(length === undefined ? {} : { 'Content-Length': length }),
    'X-Request-Id': '',
  }).flat();
}
