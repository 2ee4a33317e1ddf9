/**
 * Says why a command could not be done, and ends it with 1: at once, whatever it has begun. Where it happened in the code says
 * nothing to who mistyped a variable.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
