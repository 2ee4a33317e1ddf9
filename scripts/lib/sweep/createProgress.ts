import type { Result } from './Result.ts';

/** What a run says while it is under way. */
export interface Progress {
  /** Names what is begun, and how many looks it takes. */
  begin(step: string, looks: number): void;
  /** Keeps what a look has shown. */
  add(result: Result): void;
}

/** Nobody waits longer without a word, in ms. */
const SILENCE = 10_000;

/**
 * @param say is told each step when it begins, and how far it has come while it takes its time
 * @param found gets what every look has shown, when it has
 * @param silence how long it takes until that is said again, in ms
 */
export function createProgress(say: (line: string) => void, found: Result[], silence = SILENCE): Progress {
  let over = 0;
  let ticking: NodeJS.Timeout | undefined;
  return {
    begin(step, looks) {
      clearInterval(ticking);
      over = 0;
      say(`${step} …`);
      const start = performance.now();
      ticking = setInterval(() => {
        say(`  ${String(over)} of ${String(looks)} after ${((performance.now() - start) / 1000).toFixed(0)} s`);
      }, silence).unref();
    },
    add(result) {
      found.push(result);
      over += 1;
    },
  };
}
