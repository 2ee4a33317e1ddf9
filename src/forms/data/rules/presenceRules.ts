import type { FieldValue } from '#src/forms/data/formDefinition.ts';

/** @returns whether nothing was given: no text but blanks, no line with text, no file */
export function isEmpty(value: FieldValue): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return 'name' in value ? value.name === '' : value.every((line) => line.trim() === '');
}

/** `required`: value present. */
export function isPresent(value: FieldValue): boolean {
  return !isEmpty(value);
}

/**
 * `allowFalse`: a box that must be ticked.
 *
 * @param param 'true' where either answer will do
 */
export function isAccepted(value: FieldValue, param?: 'true'): boolean {
  return value === 'true' || (param === 'true' && (value === undefined || value === '' || value === 'false'));
}
