/** What only a mistake in the code throws. */
const MISTAKES = [TypeError, ReferenceError, RangeError];

/**
 * Says why a command could not be done, and ends it with 1: at once, whatever it has begun. Where it happened in the code says
 * nothing to who mistyped a variable, and all to who looks for a mistake.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  const isMistake = MISTAKES.some((kind) => error instanceof kind);
  console.error(error instanceof Error && !isMistake ? error.message : error);
  process.exit(1);
}
