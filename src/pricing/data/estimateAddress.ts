/**
 * What the query parameter `estimate` must look like: anything. A link that lost its end, or took a bracket along, is still read,
 * and the page says what was unreadable; so is one that is longer than this site writes any, and the page says that it cannot be
 * sent on. This file is in the first bundle of every page, and is all that the route table has to know of an estimate.
 */
export const ESTIMATE_LINK = /^[^]+$/;
