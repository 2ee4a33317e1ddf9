/** Everything that goes into the bundles. */
export const INPUTS: readonly string[];

/** @returns what tells files and folders of the repository, without their tests, from every other state of them */
export function hashInputs(inputs: readonly string[], wanted?: RegExp): string;

/** @returns what tells the code that reads the content, and other files and folders, from every other state of them */
export function hashContentCode(others?: readonly string[]): string;

/** @returns the same for the code that draws link previews of it */
export function hashDrawingCode(others?: readonly string[]): string;
