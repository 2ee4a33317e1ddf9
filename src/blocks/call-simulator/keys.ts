/** A telephone's keys, row by row. Apart from the schema, which must not reach the browser. */
export const CALL_KEYS: readonly string[] = [...'123456789*0#'];
