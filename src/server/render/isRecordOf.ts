/**
 * The files that the build leaves beside the bundle have thousands of entries. A schema's way from one to the next takes each
 * start 20 ms, so records are looked through by hand.
 */

/** @returns whether a parsed value is an object, and no list */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns whether it is one whose values are all of a kind */
export const isRecordOf = (value: unknown, isOne: (each: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(isOne);
