import type { LoadOutcome, LoadPage } from '#src/client/navigation/LoadPage.ts';

interface LoadsOptions {
  readonly load: LoadPage;
  /** A page is being loaded. */
  readonly onStart: () => void;
  /** None is any more: it has come, or was given up. */
  readonly onEnd: () => void;
}

/** One load at a time: the next gives up the one before it. */
interface Loads {
  /** @returns undefined when it was given up, or is under way already */
  readonly begin: (path: string, href: string, isBack: boolean) => Promise<LoadOutcome | undefined>;
  readonly giveUp: () => void;
  readonly isUnderWay: () => boolean;
}

/** Has pages loaded, of which only the last that was asked for is wanted. */
export function createLoads({ load, onStart, onEnd }: LoadsOptions): Loads {
  let underWay: { readonly href: string; readonly controller: AbortController } | undefined;
  return {
    isUnderWay: () => underWay !== undefined,
    async begin(path, href, isBack) {
      // Pressed twice.
      if (underWay?.href === href && !isBack) return undefined;
      underWay?.controller.abort();
      const controller = new AbortController();
      underWay = { href, controller };
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
