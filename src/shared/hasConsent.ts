import { STORAGE_KEY } from '#config/constants.ts';

/**
 * Browser only.
 *
 * @param category of the cookie banner
 * @returns whether the visitor has accepted it (SPEC part 4: a list of identifiers under `cookie`)
 */
export function hasConsent(category: string): boolean {
  try {
    const accepted: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY.consent) ?? '[]');
    return Array.isArray(accepted) && accepted.includes(category);
  } catch {
    return false;
  }
}
