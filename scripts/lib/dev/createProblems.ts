import type { Problem } from './Problem.ts';
import { problemList } from './problemPage.ts';

/** Who may find problems: the two builds, and the site when its code is loaded. */
export type Finder = 'client' | 'server' | 'site';

/** All that keeps the site from being what the sources say. */
export interface Problems {
  /** As HTML; empty without any. */
  readonly html: string;
  /** Each once, although both builds find it. */
  readonly list: readonly Problem[];
  /** Replaces what one of the finders has found, and publishes the whole if it is another now. */
  set(finder: Finder, found: readonly Problem[]): void;
  /** Resolves when there are problems, at once if there are some. */
  found(): Promise<void>;
}

/** @param publish told the new HTML after each change */
export function createProblems(publish: (html: string) => void): Problems {
  const byFinder = new Map<Finder, readonly Problem[]>();
  let list: readonly Problem[] = [];
  let html = '';
  let appeared = Promise.withResolvers<void>();
  return {
    get html() {
      return html;
    },
    get list() {
      return list;
    },
    set(finder, found) {
      byFinder.set(finder, found);
      const all = [...byFinder.values()].flat().map((problem) => [JSON.stringify(problem), problem] as const);
      list = [...new Map(all).values()];
      const before = html;
      html = problemList(list);
      if (list.length > 0) appeared.resolve();
      else appeared = Promise.withResolvers<void>();
      if (html !== before) publish(html);
    },
    found: () => appeared.promise,
  };
}
