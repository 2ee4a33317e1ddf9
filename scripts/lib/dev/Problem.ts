/** What a developer has to mend, in the same form wherever it was found. */
export interface Problem {
  readonly message: string;
  /** Path from the repository. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  /** The lines around the place, with a mark. */
  readonly frame?: string;
}
