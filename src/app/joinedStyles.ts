/**
 * Style files that a page needs, told apart from other sets of them in whatever order: the build joins each set that a page of
 * the content has into one file, and the server finds it by the same key (docs/decisions/0055).
 */
export const stylesKey = (files: readonly string[]): string => [...files].sort().join(' ');
