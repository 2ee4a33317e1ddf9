import type { LocalizedContent } from '#src/content/document.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';
import type { Author } from '#src/shared/page/author.ts';
import type { CollectionDefinition } from '#src/shared/collections/collection.ts';
import type { CollectionSchema, EntryOf, SummaryOf } from '#src/shared/collections/collectionSchema.ts';

/** A value of a facet, with what the language calls it. */
export interface NamedValue {
  readonly slug: string;
  readonly name: string;
}

/** The fields of an entry that may name values of a set: one of them, or several. */
type FacetField<Entry> = {
  [Field in keyof Entry]-?: Entry[Field] extends string | readonly string[] ? Field : never;
}[keyof Entry];

/** A field of which a facet takes a part, such as the year of a day. */
interface DerivedFacet<Field extends string = string> {
  readonly field: Field;
  /** @returns the value of the set that an entry with this in its field has */
  readonly read: (value: string) => string;
}

/** Where an entry says which values of a facet it has. */
export type FacetSource<Field extends string = string> = Field | DerivedFacet<Field>;

/** What every list has to say of an entry by itself: the summary without what all summaries have. */
type Own<Schema extends CollectionSchema> = Omit<SummaryOf<Schema>, 'path' | 'title' | 'description'>;

/** What the server does for a list. */
interface Part<Definition extends CollectionDefinition, Schema extends CollectionSchema> {
  /** By which field of an entry each facet chooses. */
  readonly facets: Readonly<Record<keyof Definition['facets'], FacetSource<FacetField<EntryOf<Schema>> & string>>>;
  /** How many entries stand on a page; absent where all stand on one, as those of a list that is grouped have to. */
  readonly pageSize?: number;
  /** The order of the list; what is alike in it stands by address. */
  readonly compare: (a: EntryOf<Schema>, b: EntryOf<Schema>) => number;
  /**
   * @param entry what `page.yaml` says of it
   * @param facts what its page says in the language of the list, and how that language names a value of a facet
   * @returns what the list shows of it, beside its path, title and description
   */
  readonly summarize: (
    entry: EntryOf<Schema>,
    facts: {
      readonly content: LocalizedContent;
      /** By what texts in all languages are read. */
      readonly language: keyof PerLocale;
      readonly nameOf: (facet: keyof Definition['facets'] & string, slug: string) => NamedValue;
      /** By the name that `authors.yaml` has for them. */
      readonly authorNamed: (slug: string | undefined) => Author | undefined;
      /** How long the page takes to read, in whole minutes. */
      readonly minutes: () => number;
    },
  ) => Own<Schema>;
  /**
   * The words of the entries' template that a list shows. They may be missing, since a file of another template has none: what
   * lacks one is told by the check, and is in no list of its language.
   */
  readonly shownWords?: readonly string[];
  /** Which entries an editor puts forward. */
  readonly isFavorite?: (entry: EntryOf<Schema>) => boolean;
  /** The ISO day by which the newest are found, where the order of the list is another one. */
  readonly newestBy?: (entry: EntryOf<Schema>) => string;
  /** The ISO day of an entry; a list that has it has feeds. */
  readonly dayOf?: (entry: SummaryOf<Schema>) => string;
  /** What feeds say of an entry beside its day. */
  readonly creditOf?: (entry: SummaryOf<Schema>) => Credit;
  /** Who has written an entry, by a slug of `authors.yaml`. */
  readonly authorOf?: (entry: EntryOf<Schema>) => string | undefined;
}

/** Who made an entry, and when it was last changed. */
interface Credit {
  readonly author?: string | undefined;
  /** ISO day. */
  readonly updated?: string | undefined;
}

/** Any list's part, for code that works for all of them. */
export interface CollectionPart {
  readonly facets: Readonly<Record<string, FacetSource>>;
  readonly pageSize?: number;
  readonly compare: (a: never, b: never) => number;
  readonly summarize: (entry: never, facts: never) => object;
  readonly shownWords?: readonly string[];
  readonly isFavorite?: (entry: never) => boolean;
  readonly newestBy?: (entry: never) => string;
  readonly dayOf?: (entry: never) => string;
  readonly creditOf?: (entry: never) => Credit;
  readonly authorOf?: (entry: never) => string | undefined;
}

/**
 * Pairs what the server does for a list with its definition and schema: a facet without a field, or a summary that says
 * something else than the schema, does not compile.
 *
 * @param part as the content uses it
 */
export function defineCollectionPart<Definition extends CollectionDefinition, Schema extends CollectionSchema>(
  part: Part<Definition, Schema>,
): Part<Definition, Schema> {
  return part;
}

/** A list, as the content knows it. */
export interface CollectionRow {
  readonly definition: CollectionDefinition;
  readonly part: CollectionPart;
}

/** All of them by name. */
export type Collections = Readonly<Record<string, CollectionRow>>;
