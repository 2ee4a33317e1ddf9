/**
 * A thousand and more as people write it: a point, a comma, an apostrophe or any space between the thousands, the same between
 * all (`gap`). `0.500` is none, and in `1,234.500` the point parts no thousands.
 */
export const GROUPED_DIGITS = String.raw`[1-9]\d{0,2}(?<gap>[\s.,'\u2019])\d{3}(?:\k<gap>\d{3})*`;
