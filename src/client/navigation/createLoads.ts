import type { LoadOutcome, LoadPage } from '#src/client/navigation/LoadPage.ts';

interface LoadsOptions {
  readonly load: LoadPage;
  /** A page is being loaded. */
  readonly onStart: () => void;
  /** None is any more: it has come, or was given up. */
  readonly onEnd: () => void;
}

/** Who presses a link again within this time, in ms, has pressed twice; who does so later does not want to wait for this load. */
const TWICE = 1000;

/** One load at a time: the next gives up the one before it. */
interface Loads {
  /**
   * @returns undefined when it was given up, or is under way already. One that is asked for again after a while is left to the
   *   browser, which begins with another connection: this one may be dead.
   */
  readonly begin: (path: string, href: string, isBack: boolean) => Promise<LoadOutcome | undefined>;
  readonly giveUp: () => void;
  readonly isUnderWay: () => boolean;
}

/** Has pages loaded, of which only the last that was asked for is wanted. */
export function createLoads({ load, onStart, onEnd }: LoadsOptions): Loads {
  let underWay: { readonly href: string; readonly at: number; readonly controller: AbortController } | undefined;
  return {
    isUnderWay: () => underWay !== undefined,
    async begin(path, href, isBack) {
      const at = performance.now();
      if (underWay?.href === href && !isBack) {
        if (at - underWay.at < TWICE) return undefined;
        underWay.controller.abort();
        underWay = undefined;
        return 'leave';
      }
      underWay?.controller.abort();
      const controller = new AbortController();
      underWay = { href, at, controller };
      onStart();
      const outcome = await load(path, { signal: controller.signal, isBack });
      if (controller.signal.aborted) return undefined;
      underWay = undefined;
      return outcome;
    },
    giveUp() {
      if (!underWay) return;
      underWay.controller.abort();
      underWay = undefined;
      onEnd();
    },
  };
}
