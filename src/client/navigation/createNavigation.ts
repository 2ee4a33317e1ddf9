import { createPath, parsePath, type Location, type Navigator, type Path, type To } from 'react-router';
import { createLoads } from '#src/client/navigation/createLoads.ts';
import { currentEntry, writeEntry } from '#src/client/navigation/entry.ts';
import type { LoadPage } from '#src/client/navigation/LoadPage.ts';
import type { Scroll } from '#src/client/navigation/scrollMemory.ts';
import type { Page } from '#src/shared/page/page.ts';

/** A page at its address. */
export interface Shown {
  readonly page: Page;
  readonly location: Location;
}

/** `back` is any way through the history; the browser is there already. */
export type How = 'push' | 'replace' | 'back';

interface NavigationOptions {
  /** The server's page. */
  readonly page: Page;
  readonly load: LoadPage;
  /** Puts a page into the document; `isSeen` says that the browser itself has shown already that it comes. */
  readonly show: (shown: Shown, scroll: Scroll, isSeen: boolean) => void;
  /** A page is being loaded. */
  readonly onStart: () => void;
  /** None is any more: it has come, or was given up. */
  readonly onEnd: () => void;
  /** Has the browser load a document, as it would have done without us. */
  readonly leave: (href: string, how: How) => void;
}

/** Where the visitor goes within this document. */
export interface Navigation {
  /** How components lead the visitor elsewhere. */
  readonly navigator: Navigator;
  /** @returns what was arrived at last */
  readonly current: () => Shown;
  /** Follows a link, as the browser would. `href` begins with the path. */
  readonly follow: (href: string) => void;
  /** Follows the history: for `popstate`, with whether the browser has moved the pages itself. */
  readonly followHistory: (isSeen: boolean) => void;
  /**
   * Draws the page that is shown anew, of what a navigation to it would get; where that cannot be had, all stays as it is, and
   * where the visitor is on the way to another, that one is drawn instead.
   */
  readonly renew: () => Promise<void>;
  /** Ends what is under way: for a page that comes back as it was left. */
  readonly giveUp: () => void;
}

interface Step {
  readonly to: Path;
  readonly how: How;
  readonly scroll: Scroll;
  /** What is to be remembered with the entry. */
  readonly state?: unknown;
  readonly isSeen?: boolean;
  /** Where it cannot be had, all stays as it is. */
  readonly isAnew?: boolean;
}

/** From page to page without a new document. A page is loaded first, and then arrived at: until then all stays as it is. */
export function createNavigation(options: NavigationOptions): Navigation {
  const { show, onEnd, leave } = options;
  const { begin, giveUp, isUnderWay } = createLoads(options);
  let entry = currentEntry(0);
  let shown: Shown = { page: options.page, location: entry.location };

  function arrive(page: Page, { to, how, scroll, state, isSeen = false }: Step): void {
    try {
      entry = how === 'back' ? currentEntry(entry.index + 1) : writeEntry(to, how, state);
    } catch {
      leave(createPath(to), how);
      return;
    }
    shown = { page, location: entry.location };
    show(shown, scroll, isSeen);
  }

  async function goTo(step: Step): Promise<void> {
    const { to, how, isAnew = false } = step;
    const outcome = await begin(to.pathname + to.search, createPath(to), how === 'back');
    if (outcome === undefined) return;
    if (typeof outcome === 'object') arrive(outcome, step);
    if (typeof outcome === 'object' || isAnew) onEnd();
    else if (outcome === 'leave') leave(createPath(to), how);
    // The address is to be that of the page which is still shown.
    else goBackTo(entry.index);
  }

  function take(step: Step): void {
    if (!staysOn(shown, step)) {
      void goTo(step);
      return;
    }
    // What a page writes into its own address stops nobody who is on the way to another.
    if (step.how !== 'replace') giveUp();
    // On the way back the browser is at the entry of the other already: it is not to be written over.
    else if (isUnderWay() && currentEntry(entry.index + 1).location.key !== entry.location.key) return;
    arrive(shown.page, step);
  }

  return {
    navigator: createNavigator(take),
    current: () => shown,
    follow: (href) => take(stepOf(href, shown)),
    followHistory(isSeen) {
      const { location } = currentEntry(entry.index + 1);
      if (location.key === shown.location.key) giveUp();
      else take({ to: location, how: 'back', scroll: 'back', isSeen });
    },
    async renew() {
      if (!isUnderWay()) await goTo(anew(shown.location));
    },
    giveUp,
  };
}

/** @returns the step to where one is: what is remembered with the entry stays */
function anew(to: Location): Step {
  return { to, how: 'replace', scroll: 'stay', state: to.state, isAnew: true };
}

/**
 * As the browser has it: a link to where one is leaves no second entry in the history, and one to an anchor that is not on the
 * page leaves it where it is.
 */
function stepOf(href: string, from: Shown): Step {
  const to = toPath(href);
  // Not by what is known of it: an address that ends with a bare `#` is another than the one without.
  const how = new URL(href, window.location.href).href === window.location.href ? 'replace' : 'push';
  const isToAnchor = to.hash !== '#top' && to.hash !== '#' && staysOn(from, { to, how });
  return { to, how, scroll: isToAnchor || followsQuery(from, to) ? 'stay' : 'to' };
}

/** @returns whether a step is one on the page that is shown: to an anchor, or to a query that the page follows by itself */
function staysOn(from: Shown, { to, how }: Pick<Step, 'to' | 'how'>): boolean {
  const { pathname, search } = from.location;
  if (followsQuery(from, to)) return true;
  return pathname === to.pathname && search === to.search && (how === 'back' || to.hash !== '');
}

/** @returns whether an address is that of the page which is shown, with another query that it follows by itself */
function followsQuery({ page, location }: Shown, to: Path): boolean {
  return page.followsQuery === true && location.pathname === to.pathname;
}

/** @param index of the entry that is to be the browser's again */
function goBackTo(index: number): void {
  const steps = index - currentEntry(index).index;
  if (steps !== 0) window.history.go(steps);
}

function createNavigator(take: (step: Step) => void): Navigator {
  const lead = (how: How): Navigator['push'] => {
    return (to, state, { preventScrollReset } = {}) => {
      take({ to: toPath(to), how, scroll: preventScrollReset ? 'stay' : 'to', state });
    };
  };
  return {
    createHref: (to) => createPath(toPath(to)),
    go: (steps) => window.history.go(steps),
    push: lead('push'),
    replace: lead('replace'),
  };
}

function toPath(to: To): Path {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash };
}
