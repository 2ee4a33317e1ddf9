/** Everything that goes into the bundles. */
export const INPUTS: readonly string[];

/** @returns what tells files and folders of the repository, without their tests, from every other state of them */
export function hashInputs(inputs: readonly string[]): string;
