/**
 * Style files that a page needs, told apart from other sets of them in whatever order: the build joins each set that a page of
 * the content has into one file, and the server finds it by the same key (docs/decisions/0055).
 */
export const stylesKey = (files: readonly string[]): string => [...files].sort().join(' ');

/** The ids of chunks, joined by hyphens, and the hash (webpack/JoinedStylesPlugin.mjs). */
const JOINED = /\/([\d-]+)\.\w+\.css$/;

/** @returns the ids of the chunks whose styles are in a file, by its address; undefined for one that is not named after chunks */
export const joinedChunks = (href: string): readonly string[] | undefined => JOINED.exec(href)?.[1]?.split('-');
