import { setTimeout as delay } from 'node:timers/promises';
import { describeProblem, type ContentProblem } from '#src/content/check/contentProblem.ts';
import { inSlices } from '#src/content/files/inSlices.ts';
import { nextTurn } from '#src/content/pages/isPublic.ts';
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
    /**
     * Checks all content, in slices: every page may have to be asked. Once more whenever the clock has published a page of it,
     * or taken one away. Content that is newer ends it. Never rejects.
     *
     * @param isChecked it has been checked already, for this moment
     * @returns when it is checked for this moment
     */
    async take(snapshot: ContentSnapshot, closing: AbortSignal, isChecked: boolean): Promise<void> {
      outdated.abort();
      outdated = new AbortController();
      const signal = AbortSignal.any([closing, outdated.signal]);
      const look = async () => {
        try {
          const found = check ? await inSlices(check(snapshot), signal) : snapshot.problems;
          write(found.map(describeProblem));
        } catch (error) {
          if (!signal.aborted) fail(error);
        }
      };
      const looked = isChecked ? Promise.resolve() : look();
      void atEachTurn(snapshot, look, signal);
      await looked;
    },
    fail,
    failToWatch: (error: unknown) => onProblem(`The content folder cannot be watched: ${String(error)}`),
    onProblems(listener: (problems: readonly string[]) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A timer cannot wait for longer than 24 days, in ms. */
const LONGEST_WAIT = 86_400_000;

/** Calls at each moment at which the clock alone publishes a page of the content, or takes one away, until there is none. */
async function atEachTurn({ documents }: ContentSnapshot, call: () => Promise<void>, signal: AbortSignal) {
  let turn = nextTurn(documents.values(), Date.now());
  while (turn < Infinity) {
    const wait = Math.min(turn - Date.now(), LONGEST_WAIT);
    await delay(wait, undefined, { ref: false, signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (Date.now() < turn) continue;
    await call();
    turn = nextTurn(documents.values(), turn);
  }
}
