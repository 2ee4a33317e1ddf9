/** The blog and the campaigns are in the language in which they were linked to. */
const SKIPPED = /^\/(blog|promo)(\/|$)|\/promo\//;

/**
 * @param path without locale prefix
 * @param autoTest whether tests run by themselves: they want the page that they have asked for
 * @returns whether no language is kept here (SPEC part 4)
 */
export const isLocaleLeftAlone = (path: string, autoTest: boolean): boolean => autoTest || SKIPPED.test(path);
