import { authorOf } from '#src/content/authors/authors.ts';
import type { CollectionRow, FacetSource, NamedValue } from '#src/content/collections/collectionPart.ts';
import type { PageDocument, Taxonomy } from '#src/content/document.ts';
import { readingMinutes } from '#src/content/language/readingMinutes.ts';
import { isPublic } from '#src/content/pages/isPublic.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { CollectionSchema, EntryOf } from '#src/shared/collections/collectionSchema.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** An entry of a list: a document whose settings have passed the schema of its list. */
export type EntryDocument = PageDocument & { readonly settings: { readonly entry: Readonly<Record<string, unknown>> } };

/** What is looked for in a list. */
interface EntrySearch {
  readonly language: keyof PerLocale;
  readonly now: Date;
  /** The chosen value of each facet that is chosen by. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** Only what an editor puts forward. */
  readonly favorite?: true;
  /** The newest first, whatever the order of the list. */
  readonly newest?: true;
}

/** What a list shows of any entry. */
interface EntrySummary {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** @returns the name of the list that a document is an entry of, if it is one */
export function collectionOf({ folder }: Pick<PageDocument, 'folder'>): string {
  return folder.slice(0, folder.indexOf('/'));
}

/** @returns what a document says of itself as an entry of a list; undefined for one that is none of it */
export function entryOf<Schema extends CollectionSchema>(
  document: Pick<PageDocument, 'folder' | 'settings'>,
  name: Schema['name'],
): EntryOf<Schema> | undefined {
  // The settings have passed the schema of their folder's list.
  return collectionOf(document) === name ? (document.settings.entry as EntryOf<Schema> | undefined) : undefined;
}

/**
 * The one way to what a list holds.
 *
 * @returns the entries that are public at the moment, in the language with all that the list shows, and pass the choices, in
 *   the order of the list, or the newest first
 */
export function findEntries(
  { documents, records }: Pick<ContentSnapshot, 'documents' | 'records'>,
  { definition, part }: CollectionRow,
  { language, now, chosen = {}, favorite, newest }: EntrySearch,
): EntryDocument[] {
  const { newestBy } = part;
  const compare = newest && newestBy ? (a: never, b: never) => newestBy(b).localeCompare(newestBy(a)) : part.compare;
  return entriesOf(definition.entry === undefined ? records : documents, definition.name)
    .filter((entry) => language in entry.locales && isPublic(entry, now))
    .filter(({ settings: { entry } }) =>
      Object.entries(chosen).every(([facet, value]) => valuesOf(entry, part.facets[facet]).includes(value)),
    )
    .filter(({ settings: { entry } }) => !favorite || part.isFavorite?.(entry as never) === true)
    .filter(({ locales }) => (part.shownWords ?? []).every((field) => Object.hasOwn(locales[language] ?? {}, field)))
    .sort((a, b) => compare(a.settings.entry as never, b.settings.entry as never) || (a.path < b.path ? -1 : 1));
}

const known = new WeakMap<ContentSnapshot['documents'], Map<string, readonly EntryDocument[]>>();

/** @returns what belongs to a list, looked for once in each state of the content */
function entriesOf(documents: ContentSnapshot['documents'], name: string): readonly EntryDocument[] {
  const lists = known.get(documents) ?? new Map<string, readonly EntryDocument[]>();
  known.set(documents, lists);
  const found =
    lists.get(name) ?? [...documents.values()].filter((each): each is EntryDocument => collectionOf(each) === name);
  lists.set(name, found);
  return found;
}

/** @returns the values that an entry has of a facet: one or several */
export function valuesOf(entry: Readonly<Record<string, unknown>>, facet: FacetSource = ''): readonly unknown[] {
  const value = entry[fieldOf(facet)];
  if (typeof facet !== 'string') return [facet.read(String(value))];
  return Array.isArray(value) ? value : [value];
}

/** @returns the field that says which values of a facet an entry has */
export const fieldOf = (facet: FacetSource): string => (typeof facet === 'string' ? facet : facet.field);

/** @returns what a list shows of an entry, in the language */
export function summarizeEntry(
  { taxonomy, authors, words }: Pick<ContentSnapshot, 'taxonomy' | 'authors' | 'words'>,
  { definition, part }: CollectionRow,
  { path, settings, locales }: EntryDocument,
  language: keyof PerLocale,
): EntrySummary {
  const nameOf = (facet: string, slug: string) => nameValue(taxonomy, definition.facets[facet]?.set, slug, language);
  const content = locales[language];
  if (!content) throw new Error(`${path} is not written in ${language}`);
  const { title, meta_description: description } = content;
  const facts = {
    content,
    language,
    nameOf,
    authorNamed: (slug: string | undefined) => authorOf(authors, slug, language),
    minutes: () => readingMinutes(content, words.ofLanguage),
  };
  return { path, title, description, ...part.summarize(settings.entry as never, facts as never) };
}

/** @returns a value of a set with its name in the language; what the set does not have is called by its slug */
export function nameValue(
  taxonomy: Taxonomy,
  set: string | undefined,
  slug: string,
  language: keyof PerLocale,
): NamedValue {
  const names = set === undefined ? undefined : taxonomy[set]?.[slug];
  return { slug, name: names?.[language] ?? slug };
}
