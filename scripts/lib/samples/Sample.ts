import type { Path } from '#src/content/files/yamlFile.ts';

/** A piece of code that a page shows. */
export interface Sample {
  /** Its name in the content folder. */
  readonly file: string;
  /** The field that it stands in. */
  readonly path: Path;
  /** As its author calls it: javascript, json, bash. */
  readonly language: string;
  readonly code: string;
  /** The line of the file on which the code begins. */
  readonly line: number;
}

/** What is wrong with a sample. */
export interface SampleFault {
  /** The line within the sample, from 0. */
  readonly line: number;
  /** What is wrong, and what to write instead. */
  readonly rule: string;
}
