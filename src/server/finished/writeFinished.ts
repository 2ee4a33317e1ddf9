import { validateHeaderName, validateHeaderValue, type ServerResponse } from 'node:http';
import { CHOSEN_BY } from '#src/language/server/leadRoot.ts';
import { constantHeaders } from '#src/server/http/constantHeaders.ts';
import { createChooseEncoding, isUnchanged } from '#src/server/http/encodings.ts';
import type { CachedPage } from '#src/server/render/cacheSpace.ts';
import { ENCODINGS, type Bodies, type Encoding } from '#src/server/render/compressPage.ts';
import { plainBody, zstdBody } from '#src/server/render/rareBodies.ts';

/** Of a request, what decides how a finished page is sent. */
interface FinishedRequest {
  readonly method?: string | undefined;
  readonly headers: { readonly 'accept-encoding'?: string; readonly 'if-none-match'?: string };
}

/** As `X-Cache` says it. */
export type FinishedState = 'HIT' | 'STALE';

/** What an answer says besides the page. */
interface FinishedAnswer {
  /** Nothing has been set on the response yet: its head is as it is kept. */
  readonly isUntouched: boolean;
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
 * Sends a finished page: all of its headers at once. They are put together when such an answer is first given, and go with the
 * page.
 *
 * @returns the status: 200, or 304 where the client has the page
 */
export function writeFinished(
  req: FinishedRequest,
  res: ServerResponse,
  page: CachedPage,
  { isUntouched, state, isForeign, varies, requestId }: FinishedAnswer,
): 200 | 304 {
  const { headers } = req;
  const unchanged = headers['if-none-match'] !== undefined && isUnchanged(headers['if-none-match'], page.etag);
  const encoding = unchanged ? 'none' : chooseEncoding(headers['accept-encoding']);
  const known = headsOf(page);
  const place = ANSWERS.indexOf(encoding) * 4 + (state === 'HIT' ? 2 : 0) + (isForeign ? 1 : 0);
  const head = (known[place] ??= createHead(page, encoding, { state, isForeign, varies }));
  const status = unchanged ? 304 : 200;
  if (isUntouched && status === 200) storeHead(res, head, requestId);
  else res.writeHead(status, [...head.headers, ...head.last, ID, requestId]);
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

const heads = new WeakMap<CachedPage, Head[]>();

function headsOf(page: CachedPage): Head[] {
  const known = heads.get(page);
  if (known) return known;
  const made: Head[] = [];
  heads.set(page, made);
  return made;
}

const ID = 'X-Request-Id';

/** What is sent before a body, but for the id of the request. */
interface Head {
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** As they are written, behind the first line of a 200. */
  readonly text: string;
  /** What Node has to know of: the length, where there is a body. */
  readonly last: readonly string[];
}

/** @throws when a header is none */
function createHead(page: CachedPage, encoding: (typeof ANSWERS)[number], says: Says): Head {
  const pairs = listHeaders(page, encoding, says);
  for (const [name, value] of pairs) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return {
    headers: pairs.flat(),
    text: ['HTTP/1.1 200 OK', ...pairs.map(([name, value]) => `${name}: ${value}`), ''].join('\r\n'),
    last: encoding === 'none' ? [] : ['Content-Length', String(lengthOf(page.bodies, encoding))],
  };
}

declare module 'node:http' {
  interface ServerResponse {
    /** What `writeHead` ends in: the first lines as they are; then headers, each looked at; then date and connection. */
    _storeHeader?(firstLines: string, headers: readonly string[]): void;
  }
}

/**
 * Node looks at each of two dozen headers of each answer, and puts them together anew: a fifth of the time that a finished page
 * takes. Ours have been looked at when the head was made, so all but two go behind the first line as they are. A Node that has
 * no such function writes the same, more slowly (docs/decisions/0044).
 */
function storeHead(res: ServerResponse, { headers, text, last }: Head, requestId: string): void {
  if (res._storeHeader === undefined) {
    res.writeHead(200, [...headers, ...last, ID, requestId]);
    return;
  }
  res.statusCode = 200;
  res._storeHeader(text, [...last, ID, requestId]);
}

type Says = Pick<FinishedAnswer, 'state' | 'isForeign' | 'varies'>;

function listHeaders(
  { headers, etag }: CachedPage,
  encoding: (typeof ANSWERS)[number],
  { state, isForeign, varies }: Says,
): [string, string][] {
  return Object.entries({
    ...constantHeaders,
    ...headers,
    ETag: etag,
    Vary: varies,
    'X-Cache': state,
    'Server-Timing': `cache;desc=${state}`,
    ...(isForeign ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(encoding === 'none' || encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
}
