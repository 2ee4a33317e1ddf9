import type { Author, PortraitParts } from '#src/shared/page/author.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** All authors by their slugs: `authors.yaml`. */
export type Authors = Readonly<Record<string, AuthorRecord>>;

/** Of content without the file. */
export const NO_AUTHORS: Authors = {};

interface AuthorRecord {
  readonly name: PerLocale;
  readonly role: PerLocale;
  readonly about: PerLocale;
  readonly portrait: PortraitParts;
}

/** @returns an author in a language; undefined for one that `authors.yaml` does not have */
export function authorOf(authors: Authors, slug: string | undefined, language: keyof PerLocale): Author | undefined {
  const found = slug !== undefined && Object.hasOwn(authors, slug) ? authors[slug] : undefined;
  if (!found || slug === undefined) return undefined;
  const { name, role, about, portrait } = found;
  return { slug, name: name[language], role: role[language], about: about[language], portrait };
}
