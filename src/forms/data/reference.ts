/** Crockford's digits: none is taken for another when it is read aloud or copied by hand. */
export const REFERENCE_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference number, as `/thank-you` shows it: two groups of four. */
export const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/**
 * @param reference of the lead
 * @returns where each form leads when it is sent, without locale prefix. A constant: no visitor chooses where a redirect goes
 */
export const thankYouPath = (reference: string): string => `/thank-you?ref=${encodeURIComponent(reference)}`;
