/**
 * @param block the id of the estimator's block
 * @param key of the line
 * @param part of the line: a field, `line` for all of it
 * @returns the id by which an element is named, and found when the focus goes there
 */
export const fieldId = (block: string, key: string, part: string) => `${block}-${key}-${part}`;
