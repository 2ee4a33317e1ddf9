/** `numeric`: digits only. Those of other scripts are none that the provider could store as a number. */
export function isNumeric(value: string): boolean {
  return /^\d+$/.test(value.trim());
}

/**
 * `phoneIsValid`.
 *
 * @param flag what was posted beside the number: the browser sets it, and the server again (`readPhone.ts`)
 */
export function isFlagged(flag: unknown): boolean {
  return flag === 'true';
}
