import { SEARCH_RETRY } from '#config/constants.ts';

/** Which error it is, for a translation of its message. */
export type ErrorCode =
  | 'badRequest'
  | 'routeNotFound'
  | 'pageNotFound'
  | 'gone'
  | 'invalidRoute'
  | 'methodNotAllowed'
  | 'misdirected'
  | 'unknownMiddleware'
  | 'pageUnavailable'
  | 'pricesUnavailable'
  | 'searchUnavailable'
  | 'busy'
  | 'internal';

/** An error that says with which status it is to be answered. Its message may be shown to the visitor (SPEC part 8). */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: ErrorCode, message: string, headers: Record<string, string> = {}, cause?: unknown) {
    super(message, { cause });
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The error catalogue of SPEC part 8, word for word. */
export const httpErrors = {
  badRequest: () => new HttpError(400, 'badRequest', 'The address of this request is malformed'),
  routeNotFound: () => new HttpError(404, 'routeNotFound', 'This page could not be found'),
  pageNotFound: () => new HttpError(404, 'pageNotFound', 'Page not found'),
  /** Ours: an entry of a list whose time is over. */
  gone: () => new HttpError(410, 'gone', 'This is no longer available'),
  invalidRoute: (path: string) => new HttpError(404, 'invalidRoute', `Invalid route: ${path}`),
  /** @param allow the methods that the address answers, as the header has them */
  methodNotAllowed: (allow = 'GET, HEAD') =>
    new HttpError(405, 'methodNotAllowed', `This address answers ${allow.replace(/, (?=\w+$)/, ' and ')} only`, {
      Allow: allow,
    }),
  misdirected: () => new HttpError(421, 'misdirected', 'This host is not served here'),
  unknownMiddleware: (name: string) => new HttpError(500, 'unknownMiddleware', `Unknown middleware ${name}`),
  pageUnavailable: (cause: unknown) =>
    new HttpError(
      503,
      'pageUnavailable',
      'Impossible to fetch the page data. Please try again in a moment.',
      { 'Retry-After': '5' },
      cause,
    ),
  /** Ours: SPEC part 8 has no words for it. A provider that was away is asked again every ten minutes. */
  pricesUnavailable: () =>
    new HttpError(503, 'pricesUnavailable', 'The prices are not available at the moment', { 'Retry-After': '60' }),
  /** Ours, as well: after a start it is ready within seconds. */
  searchUnavailable: () =>
    new HttpError(503, 'searchUnavailable', 'Search is not available right now', {
      'Retry-After': String(SEARCH_RETRY / 1000),
    }),
  /** Ours: more pages are asked for than can be made. What waits is made within a few seconds. */
  busy: () =>
    new HttpError(503, 'busy', 'The site is handling too many requests. Please try again in a moment.', {
      'Retry-After': '5',
    }),
} as const;

/**
 * @param error anything that was thrown
 * @returns it as an error with a status: 500 without one, and a JSON dump where there is no message (SPEC part 8)
 */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown };
  const valid = Number.isInteger(status) && Number(status) >= 400 && Number(status) < 600 ? Number(status) : 500;
  const text = typeof message === 'string' && message !== '' ? message : dump(error);
  return new HttpError(valid, 'internal', text, {}, error);
}

/** The last resort: it must not fail itself. */
function dump(error: unknown): string {
  try {
    return error === undefined ? 'undefined' : JSON.stringify(error);
  } catch {
    return Object.prototype.toString.call(error);
  }
}
