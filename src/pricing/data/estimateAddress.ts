/** Of an estimate in an address, what the route table has to know: this file is in the first bundle of every page. */

/** Characters: servers on the way take about eight kilobytes of a request's first line. */
export const LONGEST_ESTIMATE = 6000;

/**
 * What the query parameter `estimate` must look like: anything that is not too long. A link that lost its end, or took a
 * bracket along, is still read, and the page says what was unreadable.
 */
export const ESTIMATE_LINK = new RegExp(`^[^]{1,${String(LONGEST_ESTIMATE)}}$`);
