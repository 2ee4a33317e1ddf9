import { stylesKey } from '#src/app/joinedStyles.ts';
import type { PageChunks } from '#src/app/pageChunks.ts';

/** The files of a build. */
interface Files {
  /** Of the entry, which every page loads. */
  readonly shell: readonly string[];
  /** Of a chunk, by its name. */
  of(this: void, chunk: string): readonly string[];
}

/** @returns the style files of a page beyond those of every page, each once, in the order in which they stand in the document */
export function ownStyles({ hydrated, whenUsed, staticOnly }: PageChunks, { shell, of }: Files): string[] {
  const files = [...hydrated, ...whenUsed, ...staticOnly].flatMap((chunk) => of(chunk));
  return [...new Set(files)].filter((file) => file.endsWith('.css') && !shell.includes(file));
}

/**
 * @param pages all pages of the content
 * @returns each set of two and more style files that a page needs, once
 */
export function joinStyles(pages: readonly { readonly chunks: PageChunks }[], files: Files): string[][] {
  const sets = pages.map(({ chunks }) => ownStyles(chunks, files)).filter((set) => set.length > 1);
  return [...Map.groupBy(sets, stylesKey).values()].map(([first = []]) => first);
}
