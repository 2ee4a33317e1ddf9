import { UPLOAD_LIMIT } from '#config/constants.ts';

/** How much a post may be, and how long it may take (HARDENING, multipart). */
export interface FormLimits {
  readonly bodyBytes: number;
  readonly parts: number;
  readonly fields: number;
  readonly fieldBytes: number;
  readonly partHeaderBytes: number;
  /** The largest file that is still taken. */
  readonly fileBytes: number;
  readonly totalMs: number;
  /** In each such span at least `bytesPerSecond` must come: who sends a byte now and then holds a connection for nothing. */
  readonly paceSpanMs: number;
  readonly bytesPerSecond: number;
}

const KB = 1024;

/** Those of the site; tests have smaller ones. */
export const FORM_LIMITS: FormLimits = {
  bodyBytes: 12 * KB * KB,
  parts: 40,
  fields: 30,
  fieldBytes: 20 * KB,
  partHeaderBytes: 8 * KB,
  // SPEC part 5: under 10 MB.
  fileBytes: UPLOAD_LIMIT - 1,
  totalMs: 60_000,
  paceSpanMs: 10_000,
  bytesPerSecond: KB,
};

/** For a post that is refused before it is read: so much of it is read that its fields can be given back. */
export const SALVAGE_LIMITS: FormLimits = { ...FORM_LIMITS, bodyBytes: 24 * KB * KB, totalMs: 700 };
