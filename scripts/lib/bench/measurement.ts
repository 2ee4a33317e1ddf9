/** A bound, and what it is a bound of: of the figure itself, or of its ratio to the floor's. */
export interface Goal {
  readonly of: 'figure' | 'ratio';
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What a figure counts. Bytes are told in kB of 1000 bytes, memory in MB of 1024 × 1024. */
export type Unit = 'perSecond' | 'ms' | 's' | 'µs' | 'kB' | 'MB' | 'files' | 'points' | 'pages' | 'times';

/** One figure of a run. */
export interface Measurement {
  readonly what: string;
  readonly unit: Unit;
  /** NaN: it could not be had, which is no goal met. */
  readonly figure: number;
  /** What the same figure is with the least that could be done. */
  readonly floor?: number;
  /** Against the floor's: the median of the rounds, which need not be the ratio of the two medians. */
  readonly ratio?: number;
  readonly goal?: Goal;
  /** What the figure alone does not say. */
  readonly note?: string;
}

/** The figures of one part, measured together. */
export interface Section {
  readonly title: string;
  /** How they were measured. */
  readonly about: string;
  readonly measurements: readonly Measurement[];
  /** What is no figure with a goal: a table of its own. */
  readonly table?: Table;
}

/** Cells by line; the first line names the columns. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** @returns whether the goal is reached, by the exact figure and not by the rounded one; undefined where there is no goal */
export function isMet({ goal, figure, ratio }: Measurement): boolean | undefined {
  if (!goal) return undefined;
  const judged = goal.of === 'figure' ? figure : (ratio ?? NaN);
  const { atLeast = -Infinity, atMost = Infinity } = goal;
  return judged >= atLeast && judged <= atMost;
}
