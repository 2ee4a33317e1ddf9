import { setTimeout as delay } from 'node:timers/promises';
import { createAnswerMemory, type AnswerMemoryOptions } from '#src/server/upstream/createAnswerMemory.ts';

/** How a call is asked for. */
export interface Asking {
  /**
   * For what is made behind the visitors: waits for the newest answer as long as a call may take. Without it an answer in
   * memory is taken when a new one is late.
   */
  readonly patient?: boolean;
  /** Told when an answer in memory is taken because a new one is late. */
  readonly onLate?: () => void;
}

interface Question<Value> extends Asking {
  /** Two questions with the same key have the same answer. */
  readonly key: string;
  /** Makes the call. Undefined is an answer: there is none, and a last good one is no longer good. */
  readonly load: () => Promise<Value | undefined>;
  /** Calls that fail together: when one has just failed, the others are not made. The key's own unless told. */
  readonly failsAs?: string;
}

/** The answers of an upstream that were had, between the site and its calls. */
export interface Answers {
  /**
   * @returns the answer, a call's or one in memory; undefined when there is none
   * @throws what `load` throws, when no good answer is in memory
   */
  ask<Value>(question: Question<Value>): Promise<Value | undefined>;
  /** Nothing is fresh any more: whoever asks next makes a call. The last good answers stay, for when it fails. */
  expire(): void;
}

/** Visitors wait this long for a new answer where an old one is in memory, in ms: a loading bar would show after 200. */
const PATIENCE = 150;

interface Flight {
  readonly answer: Promise<unknown>;
  /** Resolves when an answer in memory is better than to wait on. One for all who wait. */
  readonly late: Promise<void>;
}

/**
 * Keeps the answers of an upstream: one call at a time for each question, and its answer for everybody. Answers are fresh
 * for a while. One that no longer is stands in where a call is late or fails, however old it is; a failure is remembered
 * for a moment.
 */
export function createAnswers(options: AnswerMemoryOptions): Answers {
  const memory = createAnswerMemory(options);
  const flights = new Map<string, Flight>();

  const launch = <Value>({ key, load, failsAs = key }: Question<Value>): Flight => {
    // What was asked for before everything expired may be older than what was asked for after it: it is not kept.
    const isCurrent = () => flights.get(key) === flight;
    const fly = async () => {
      try {
        const value = await load();
        if (isCurrent()) memory.keep(key, value);
        return value;
      } catch (error) {
        if (isCurrent()) memory.fail(failsAs, error);
        const last = memory.good(key);
        if (last) return last.value;
        throw error;
      } finally {
        if (isCurrent()) flights.delete(key);
      }
    };
    const flight: Flight = {
      // It begins behind the line that makes it known.
      answer: Promise.resolve().then(fly),
      late: delay(PATIENCE, undefined, { ref: false }),
    };
    flights.set(key, flight);
    return flight;
  };

  const find = async (question: Question<unknown>): Promise<unknown> => {
    const { key, failsAs = key, patient = false, onLate } = question;
    const known = memory.good(key);
    if (known?.fresh) return known.value;
    const absence = memory.absence(failsAs) ?? memory.absence(key);
    if (absence) {
      if (known || !('error' in absence)) return known?.value;
      throw absence.error;
    }
    const { answer, late } = flights.get(key) ?? launch(question);
    if (!known || patient || (await comesBefore(answer, late))) return answer;
    onLate?.();
    return known.value;
  };

  return {
    ask: async <Value>(question: Question<Value>) => (await find(question)) as Value | undefined,
    expire() {
      flights.clear();
      memory.expire();
    },
  };
}

/** @throws what the answer rejects with, when it does so before */
function comesBefore(answer: Promise<unknown>, late: Promise<void>): Promise<boolean> {
  return Promise.race([answer.then(() => true), late.then(() => false)]);
}
