/**
 * What browsers measure of a visit, by the kind of page and the language, and of nobody: neither an id nor an address of a page
 * goes with it, and nothing is kept on the device (docs/decisions/0052).
 */

/** Where it is posted. */
export const MEASUREMENTS_PATH = '/api/measurements';

/** Core Web Vitals and what explains them, by their usual names. In ms, but CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
/** One of them. */
export type Vital = (typeof VITALS)[number];

/** What went wrong: a script threw, or nobody looked after a promise that was rejected. */
export const CLIENT_ERRORS = ['script', 'promise'] as const;
/** One of them. */
export type ClientErrorKind = (typeof CLIENT_ERRORS)[number];

/** How many visits are measured, of one: enough to see a change in a day, and little to receive. */
export const MEASURED_SHARE = 0.2;

/** Bounds of a post: in bytes, in errors, and in characters of a message. */
export const MEASUREMENT_LIMITS = { bytes: 4096, errors: 5, message: 160 } as const;

/** What one visit posts, once or in parts. */
export interface Measurements {
  /** Of the page that the visit began on: it is what loaded. */
  readonly template: string;
  readonly locale: string;
  readonly vitals: Readonly<Partial<Record<Vital, number>>>;
  readonly errors: readonly { readonly kind: ClientErrorKind; readonly message: string }[];
}

/** A path as errors name them: its query may be a visitor's. */
const QUERY = /[?#][^\s'")\]]*/g;
const ADDRESS = /[^\s'"<>@]+@[^\s'"<>@]+/g;
const NUMBER = /\+?\d[\d\s().-]{4,}\d/g;
const CONTROL = /[\u0000-\u001F\u007F\u2028\u2029]+/g;

/**
 * Takes out of the message of an error what may be a visitor's: queries, mail addresses, long numbers. Done where it is
 * thrown, and again where it is received.
 *
 * @returns one line of at most `MEASUREMENT_LIMITS.message` characters
 */
export function cleanMessage(message: string): string {
  return message
    .slice(0, MEASUREMENT_LIMITS.message * 4)
    .replace(CONTROL, ' ')
    .replace(QUERY, '')
    .replace(ADDRESS, '…')
    .replace(NUMBER, '…')
    .slice(0, MEASUREMENT_LIMITS.message)
    .trim();
}
