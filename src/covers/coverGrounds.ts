/** The grounds of covers, as their styles have them in `data-ground`. */
export const COVER_GROUNDS = ['night', 'iris', 'ink', 'lilac', 'paper', 'mint', 'rose', 'sky'] as const;
/** One of them. */
export type CoverGround = (typeof COVER_GROUNDS)[number];
