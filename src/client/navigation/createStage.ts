import { startTransition } from 'react';
import { dropLinkPreview } from '#src/client/navigation/dropLinkPreview.ts';
import type { Shown } from '#src/client/navigation/createNavigation.ts';
import { createFade } from '#src/client/navigation/pageTransition.ts';
import type { Scroll, ScrollMemory } from '#src/client/navigation/scrollMemory.ts';
import type { Page } from '#src/shared/page/page.ts';

/** A page as React is given it. */
interface Drawing extends Shown {
  /** Where it stands in the order of all that were given. */
  readonly turn: number;
  /** None for the server's page, which the browser has scrolled. */
  readonly scroll?: Scroll;
}

/** Between the navigation, which knows nothing of React, and what React draws. */
export interface Stage {
  /** What hydration begins with. */
  readonly first: Drawing;
  /** See `createNavigation`. */
  readonly show: (shown: Shown, scroll: Scroll, isSeen: boolean) => void;
  /** @param draw takes what is to be drawn; what has been shown before it was there comes at once */
  readonly attach: (draw: (drawing: Drawing) => void) => void;
  /** To be told what is in the document, before it is painted. */
  readonly drawn: (drawing: Drawing) => void;
  /** Calls the listener with the page that is in the document, and with each that follows. */
  readonly onPage: (listener: (page: Page) => void) => void;
}

/** @param scroll is told of each page that goes and comes; the first is scrolled already */
export function createStage(start: Shown, scroll: ScrollMemory): Stage {
  const drawUnderOldPage = createFade();
  const first: Drawing = { ...start, turn: 0 };
  let latest = first;
  let inDocument = first;
  let draw: ((drawing: Drawing) => void) | undefined;
  const listeners: ((page: Page) => void)[] = [];
  let waiting: { readonly turn: number; readonly resolve: () => void }[] = [];

  /** Only the latest is drawn; it is a transition, so that a long render never holds the page back. */
  const drawLatest = () =>
    new Promise<void>((resolve) => {
      waiting.push({ turn: latest.turn, resolve });
      startTransition(() => draw?.(latest));
    });

  return {
    first,
    show(shown, how, isSeen) {
      scroll.save(inDocument.location.key);
      latest = { ...shown, turn: latest.turn + 1, scroll: how };
      if (isSeen || shown.page === inDocument.page) void drawLatest();
      else drawUnderOldPage(drawLatest);
    },
    attach(next) {
      draw = next;
      if (latest !== first) startTransition(() => next(latest));
    },
    drawn(drawing) {
      if (drawing.page !== inDocument.page) {
        dropLinkPreview();
        for (const listener of listeners) listener(drawing.page);
      }
      inDocument = drawing;
      if (drawing.scroll) scroll.apply(drawing.location, drawing.scroll);
      for (const { turn, resolve } of waiting) if (turn <= drawing.turn) resolve();
      waiting = waiting.filter(({ turn }) => turn > drawing.turn);
    },
    onPage(listener) {
      listeners.push(listener);
      listener(inDocument.page);
    },
  };
}
