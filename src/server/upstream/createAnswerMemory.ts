import { LRUCache } from 'lru-cache';

/** How long and how much is remembered. */
export interface AnswerMemoryOptions {
  /** How long an answer is taken as it is, in ms; 0: it is asked for each time. */
  readonly freshFor: number;
  /** Bound of all good answers together, in bytes of their JSON. */
  readonly maxBytes: number;
  /** In ms. */
  readonly now?: () => number;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** A good answer, and whether it is taken without asking again. */
interface Good {
  readonly value: unknown;
  readonly fresh: boolean;
}

/** That there is no answer, or the failure for which there is none. */
interface Absence {
  readonly error?: unknown;
}

/** What an upstream has answered, as far as it is worth keeping. */
interface AnswerMemory {
  /** @returns the last good answer, however old it is */
  good(key: string): Good | undefined;
  /** @returns why not to ask again yet; undefined when it is time to */
  absence(key: string): Absence | undefined;
  /** Undefined: there is no answer, and what was good is not any more. */
  keep(key: string, value: unknown): void;
  fail(key: string, error: unknown): void;
  /** Nothing is fresh any more; what was good stays, for calls that fail. */
  expire(): void;
}

/** After a failure the call is not made again for this long, in ms: one that hangs is not waited for by each visitor. */
const FAILURE_HOLDS = 2000;
/** How many absences are remembered: addresses that somebody has made up take no room from the good answers. */
const MOST_ABSENT = 1000;
/** The part of a lifetime that is left to chance, so that not all answers are asked for again at once. */
const JITTER = 0.2;

/** The memory of one upstream. The good answers that were not asked for longest go first. */
export function createAnswerMemory(options: AnswerMemoryOptions): AnswerMemory {
  const { freshFor, maxBytes, now = () => performance.now(), random = Math.random } = options;
  const answers = new LRUCache<string, { value: unknown; bytes: number; until: number; epoch: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const absences = new LRUCache<string, { absence: Absence; until: number }>({ max: MOST_ABSENT });
  let epoch = 0;

  const after = (span: number) => now() + span * (1 - JITTER * random());

  return {
    good(key) {
      const known = answers.get(key);
      return known && { value: known.value, fresh: known.epoch === epoch && now() < known.until };
    },
    absence(key) {
      const known = absences.get(key);
      return known && now() < known.until ? known.absence : undefined;
    },
    keep(key, value) {
      if (value === undefined) {
        answers.delete(key);
        absences.set(key, { absence: {}, until: after(freshFor) });
        return;
      }
      const bytes = Buffer.byteLength(JSON.stringify(value));
      answers.set(key, { value, bytes, until: after(freshFor), epoch });
    },
    fail(key, error) {
      absences.set(key, { absence: { error }, until: after(FAILURE_HOLDS) });
    },
    expire() {
      epoch += 1;
      absences.clear();
    },
  };
}
