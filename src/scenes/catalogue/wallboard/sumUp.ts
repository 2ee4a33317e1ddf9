import type { WallboardScene } from '#src/scenes/catalogue/wallboard/schema.ts';

/** What the head of the board says of all queues. */
interface Sum {
  readonly waiting: number;
  /** Of the queue in which somebody has waited longest. */
  readonly longest: number;
  readonly longestIn: string;
  /** The most that have waited anywhere, and one at least: the small lines of the queues are drawn by it. */
  readonly most: number;
}

/** @returns the queues taken together */
export function sumUp(queues: WallboardScene['queues']): Sum {
  const longest = queues.reduce((worst, queue) => (queue.longest > worst.longest ? queue : worst));
  return {
    waiting: queues.reduce((sum, { waiting }) => sum + (waiting.at(-1) ?? 0), 0),
    longest: longest.longest,
    longestIn: longest.name,
    most: Math.max(...queues.flatMap(({ waiting }) => waiting), 1),
  };
}
