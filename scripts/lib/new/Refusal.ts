/** Why something is not made: a sentence for whoever asked for it. Nothing has been written. */
export class Refusal extends Error {}
