/** A thousand and more as people write it: a point, a comma, an apostrophe or any space between the thousands. */
export const GROUPED_DIGITS = String.raw`\d{1,3}(?:[\s.,'\u2019]\d{3})+`;
