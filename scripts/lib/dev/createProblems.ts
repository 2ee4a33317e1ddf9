import type { Problem } from './Problem.ts';
import { describePlace, problemList } from './problemPage.ts';

/** Who may find problems: the two builds, and the site when its code is loaded. */
type Finder = 'client' | 'server' | 'site';

/** All that keeps the site from being what the sources say. */
interface Problems {
  /** As HTML; empty without any. */
  readonly html: string;
  /** Of each place the first: both builds find it, and one error leads to others. */
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
      const all = [...byFinder.values()].flat();
      const keys = all.map((problem) => describePlace(problem) || problem.message);
      list = all.filter((_problem, index) => keys.indexOf(keys[index] ?? '') === index);
      const before = html;
      const wasBroken = before !== '';
      html = problemList(list);
      if (list.length > 0) appeared.resolve();
      else if (wasBroken) appeared = Promise.withResolvers<void>();
      if (html !== before) publish(html);
    },
    found: () => appeared.promise,
  };
}
