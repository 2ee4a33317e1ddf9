import { describeProblem, type ContentProblem } from '#src/content/check/contentProblem.ts';
import { inSlices } from '#src/content/files/inSlices.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';

/** What is wrong with the content now, in sentences. */
export interface PresentProblems {
  readonly problems: readonly string[];
  /** Calls back after each reading that found others than the one before. Returns the function that ends it. */
  onProblems(listener: (problems: readonly string[]) => void): () => void;
}

interface LedgerOptions {
  /** Finds every problem, step by step; without it only those of single files are known. */
  readonly check?: ((snapshot: ContentSnapshot) => Iterator<unknown, readonly ContentProblem[]>) | undefined;
  /** Told of each problem once, when it is found. */
  readonly onProblem: (message: string) => void;
}

/** Keeps what is wrong with the content, and tells of what is new among it. */
export function createProblemLedger({ check, onProblem }: LedgerOptions) {
  const listeners = new Set<(problems: readonly string[]) => void>();
  let present: readonly string[] = [];
  const write = (next: readonly string[]) => {
    const last = present;
    present = next;
    const found = next.filter((problem) => !last.includes(problem));
    found.forEach((problem) => onProblem(problem));
    if (found.length > 0 || next.length < last.length) listeners.forEach((listener) => listener(present));
  };
  const fail = (error: unknown) =>
    write([`The last good content stays: ${error instanceof Error ? error.message : String(error)}`]);
  let outdated = new AbortController();
  return {
    get problems() {
      return present;
    },
    /** What was seen while reading it: the rest takes longer than a start may. */
    takeFirst: (snapshot: ContentSnapshot) => write(snapshot.problems.map(describeProblem)),
    /** Checks all content, in slices: every page may have to be asked. Content that is newer ends it. Never rejects. */
    async take(snapshot: ContentSnapshot, closing: AbortSignal): Promise<void> {
      outdated.abort();
      outdated = new AbortController();
      const signal = AbortSignal.any([closing, outdated.signal]);
      try {
        const found = check ? await inSlices(check(snapshot), signal) : snapshot.problems;
        write(found.map(describeProblem));
      } catch (error) {
        if (!signal.aborted) fail(error);
      }
    },
    fail,
    failToWatch: (error: unknown) => onProblem(`The content folder cannot be watched: ${String(error)}`),
    onProblems(listener: (problems: readonly string[]) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
