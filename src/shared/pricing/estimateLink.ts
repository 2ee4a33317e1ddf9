/** Characters of an estimate in an address: eight kilobytes are as much as servers on the way take of all headers' first line. */
const LONGEST = 6000;

/** What the query parameter `estimate` must look like: characters that no address escapes. */
export const ESTIMATE_LINK = new RegExp(`^[\\w.~-]{1,${String(LONGEST)}}$`);
