/**
 * How long tests wait for what must happen, ms. It costs nothing when all is well, and ends what hangs: on a machine that is
 * busy with other things a page or the start of a server takes ten times as long.
 */
export const PATIENCE = {
  /** For a test or a hook that names no time of its own. */
  test: 180_000,
  /** For one thing in it: an answer, a page, a selector, a condition. Shorter, so that what did not come has a name. */
  condition: 60_000,
} as const;
