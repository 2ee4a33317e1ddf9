/** A telephone's keys, row by row. Apart from the schema, which must not reach the browser. */
export const CALL_KEYS: readonly string[] = '1 2 3 4 5 6 7 8 9 * 0 #'.split(' ');
