import type { Location } from 'react-router';
import { layOut } from '#src/client/laterLayout.ts';
import { readFirst, writeFirst } from '#src/visitor/data/firstStorage.ts';

/** So many entries are remembered; nobody goes back further. */
const KEPT = 50;

/** How a page is scrolled when it is shown: where the visitor left it, at its anchor or top, or not at all. */
export type Scroll = 'back' | 'to' | 'stay';

/** Where the visitor was on each page. */
export interface ScrollMemory {
  /** Remembers where this entry is now. */
  save(key: string): void;
  /** Scrolls a page that has just been put into the document. */
  apply(location: Location, scroll: Scroll): void;
}

/**
 * Takes scrolling over from the browser, which would scroll back before there is a page to do it on. What is left as a
 * document, by a reload say, is the browser's again.
 *
 * @param currentKey of the entry that is shown
 */
export function createScrollMemory(currentKey: () => string): ScrollMemory {
  const positions = readPositions();
  const save = (key: string) => {
    // Those that were used last are last.
    positions.delete(key);
    positions.set(key, Math.round(window.scrollY));
  };
  const takeOver = () => (window.history.scrollRestoration = 'manual');
  takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    save(currentKey());
    writePositions(positions);
    window.history.scrollRestoration = 'auto';
  });
  const before = positions.get(currentKey());
  // What is above the place must have its height before anybody is led there.
  if (before || window.location.hash) layOut();
  // The browser may have meant to do it, but not yet, or by heights that it had to guess.
  if (before !== undefined && [0, before].includes(Math.round(window.scrollY))) scrollTo(before);
  return {
    save,
    apply({ key, hash }, scroll) {
      const position = scroll === 'back' ? positions.get(key) : undefined;
      if (position || hash) layOut();
      if (position !== undefined) scrollTo(position);
      else if (!scrollToAnchor(hash) && scroll !== 'stay') scrollTo(0);
    },
  };
}

function scrollTo(top: number): void {
  window.scrollTo({ top, left: 0, behavior: 'instant' });
}

function scrollToAnchor(hash: string): boolean {
  try {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    target?.scrollIntoView();
    return target !== null;
  } catch {
    return false;
  }
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(readFirst('scroll') ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function writePositions(positions: ReadonlyMap<string, number>): void {
  // Without storage, or with a full one, a reload begins at the top.
  writeFirst('scroll', JSON.stringify([...positions].slice(-KEPT)));
}
