import { z } from 'zod';
import { portraitSchema, type Author, type PortraitParts } from '#src/shared/page/author.ts';
import { slug } from '#src/shared/page/schema.ts';
import { perLocale, type PerLocale } from '#src/shared/text/perLocale.ts';

/** `authors.yaml`: who writes the posts of the blog. */
export const authorsSchema = z
  .record(
    slug,
    z
      .strictObject({
        name: perLocale.describe('The name, as each language writes it.'),
        role: perLocale.describe('What the person does here, in a few words.'),
        about: perLocale.describe('One sentence about the person, below each post.'),
        portrait: portraitSchema.describe('The parts of the portrait, which is drawn by code.'),
      })
      .describe('An author.'),
  )
  .describe('The authors of posts, by the word that a post names them with.');

/** All authors by their slugs. */
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
