import type { Draft } from './createDraft.ts';

/** What a kind is made from. */
export interface ScaffoldRequest {
  readonly name: string;
  /** The options of the command line, as `--name value`. */
  readonly options: Readonly<Record<string, string>>;
  readonly draft: Draft;
  /** The repository. */
  readonly root: string;
}

/** Commands that tell or write what follows from a new file. */
export type FollowUp = 'registry' | 'content:schema' | 'contracts' | 'i18n' | 'typecheck';

/** What a person has to do once the files are there. */
export interface ScaffoldPlan {
  /** Sentences. */
  readonly left: readonly string[];
  /** The commands to run after writing: what they write or say follows from the rest. */
  readonly then?: readonly FollowUp[];
}

/** A kind of thing that `npm run new` makes. */
export interface Scaffold {
  /** What the name is: PATH, NAME, CODE. */
  readonly takes: string;
  /** What it makes, in a line. */
  readonly makes: string;
  /** The options that it knows, each with its meaning. */
  readonly options: Readonly<Record<string, string>>;
  /**
   * Puts the files into the draft.
   *
   * @throws {Refusal} when it cannot be made
   */
  plan(request: ScaffoldRequest): ScaffoldPlan;
}
