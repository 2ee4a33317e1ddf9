import type { LINE_KINDS } from '#src/pricing/data/lines/lineKinds.ts';

/** What a buyer expects of a month. Every line stands for itself; their order is the visitor's. */

/** What a line is about; each kind has fields of its own. */
export type Kind = keyof typeof LINE_KINDS;
/** The lines of one kind. */
export type LineOf<OfKind extends Kind> = ReturnType<(typeof LINE_KINDS)[OfKind]['create']>;
/** Told apart by `kind`. */
export type EstimateLine = { readonly [OfKind in Kind]: LineOf<OfKind> }[Kind];
/** All that an address can hold: `readEstimate` and `writeEstimate` go between the two. */
export type Estimate = readonly EstimateLine[];
