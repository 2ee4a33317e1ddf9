/** Says why a command could not be done, and ends it with 1. */
export function giveUp(error: unknown): never;
