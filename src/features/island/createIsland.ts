import { startTransition, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { handOverFocus } from '#src/features/island/handOverFocus.ts';
import { holdUse } from '#src/features/island/holdUse.ts';
import { idsOf } from '#src/features/island/IslandsContext.ts';
import { putBack, watchFocus } from '#src/features/island/putBack.ts';
import { whenUsed, whenWanted } from '#src/features/island/whenWanted.ts';
import { isWrittenIn } from '#src/ui/fields/isWrittenIn.ts';

interface IslandOptions {
  readonly id: string;
  /** Whether it is wanted as soon as it is there. */
  readonly isUrgent: boolean;
  /** Whether the page holds what would be lost with it, such as a form that came back. */
  readonly isPrecious: boolean;
  /** Brings its code and its words, and says of what the server has made what stands there. That calls `onAwake` when it has taken over. */
  readonly load: () => Promise<ReactElement>;
  /** Told that it has thrown: it stands there as it did, but does nothing by itself any more. */
  readonly onBroken: () => void;
}

/** A part of the server's page that becomes a tree of its own when it is wanted. */
export interface Island {
  /** Draws it anew: with other fields, or with another page around it. */
  show(view: ReactElement): void;
  onAwake(): void;
  end(): void;
}

/** @param element in which the server's HTML stands */
export function createIsland(element: HTMLElement, options: IslandOptions): Island {
  const { id, isUrgent, isPrecious, load, onBroken } = options;
  let root: Root | undefined;
  let latest: ReactElement | undefined;
  let awake: Root | undefined;
  let release = holdUse(element);
  let forget = isUrgent ? () => undefined : whenWanted(element, wake);
  if (isUrgent) wake();

  function wake() {
    void load().then(takeOver, (error: unknown) => {
      release();
      // It goes on as it would without its code, and the next use tries again.
      release = holdUse(element);
      forget = whenUsed(element, wake);
      // Whoever has written something in it, or is about to, or has no network, is not to lose the page; who has left it misses
      // nothing on the one that is there now.
      if (element.isConnected && navigator.onLine && !isPrecious && !isWrittenIn(element)) throw error;
    });
  }

  function takeOver(view: ReactElement) {
    if (!element.isConnected) return;
    // In slices, between which the browser can do what the visitor wants: a transition's work may wait.
    startTransition(() => {
      root = hydrate(element, view, id, () => {
        awake = undefined;
        release();
        onBroken();
      });
    });
  }

  return {
    show(next) {
      latest = next;
      awake?.render(next);
    },
    onAwake() {
      awake = root;
      element.dataset.island = 'awake';
      const handOver = handOverFocus(element);
      // Where it is the first in all but name, React goes no further than its scope.
      if (latest) root?.render(latest);
      // What only shows with JavaScript is drawn by then.
      setTimeout(() => {
        handOver();
        release();
      });
    },
    end() {
      forget();
      // The page is being drawn at this moment; a tree in it cannot be taken down meanwhile.
      setTimeout(() => root?.unmount());
    },
  };
}

/**
 * What a view that throws leaves empty is put back as it stood: as copies, since React still hears of what is done in nodes that
 * it has begun with. They know what was typed, ticked and chosen, and whoever had the focus in one has it in its copy.
 */
function hydrate(element: HTMLElement, view: ReactElement, id: string, onBroken: () => void): Root {
  const nodes = [...element.childNodes];
  const lastFocused = watchFocus(element);
  // The tree of a page that was left before it had taken over complains of its end, too.
  // oxlint-disable-next-line no-console -- as for the page itself: tests read it there
  const complain = (error: unknown) => element.isConnected && console.error(`${id} broke`, error);
  return hydrateRoot(element, view, {
    identifierPrefix: idsOf(id),
    onUncaughtError(error) {
      complain(error);
      putBack(element, nodes, lastFocused());
      onBroken();
    },
    onRecoverableError: complain,
  });
}
