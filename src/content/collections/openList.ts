import type { CollectionRow, Collections, NamedValue } from '#src/content/collections/collectionPart.ts';
import { findEntries, type EntryDocument } from '#src/content/collections/findEntries.ts';
import type { PageQuery, Taxonomy } from '#src/content/document.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { Choice } from '#src/shared/collections/askedEntries.ts';
import { facetsIn, listAt, PAGE_PARAMETER, type CollectionDefinition } from '#src/shared/collections/collection.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** A list as an address asks for it. */
export interface ListView {
  readonly row: CollectionRow;
  /** The value of each facet that the address chooses by, with its name in the language. */
  readonly chosen: Readonly<Record<string, NamedValue>>;
  /** All that pass, on whatever page they stand. */
  readonly found: readonly EntryDocument[];
  /** From 1. */
  readonly page: number;
  /** At least one: a list without entries is a page that says so. */
  readonly pages: number;
}

interface ListQuery extends Pick<PageQuery, 'contentPath' | 'params' | 'query'> {
  readonly language: keyof PerLocale;
  readonly now: Date;
}

/**
 * @returns the list that an address shows; undefined for a page that is no list; `unknown` where the address asks for a value
 *   that its set does not have, or for a page beyond the last
 */
export function openList(
  snapshot: ContentSnapshot,
  collections: Collections,
  { contentPath, params, query = {}, language, now }: ListQuery,
): ListView | 'unknown' | undefined {
  const rows = Object.values(collections);
  const definition = listAt(
    rows.map((row) => row.definition),
    contentPath,
  );
  const row = rows.find((each) => each.definition === definition);
  if (!row) return undefined;
  const facet = contentPath.slice(row.definition.path.length + 1);
  // The page of a facet is shown for its values only.
  if (facet !== '' && params[facet] === undefined) return 'unknown';
  const chosen = readChoices(row.definition, { params, query }, snapshot.taxonomy, language);
  if (!chosen) return 'unknown';
  const values = Object.fromEntries(Object.entries(chosen).map(([facet, { slug }]) => [facet, slug]));
  const found = findEntries(snapshot, row, { language, now, chosen: values });
  const pages = countPages(found.length, row.part.pageSize);
  const page = Number(query[PAGE_PARAMETER] ?? 1);
  return page <= pages ? { row, chosen, found, page, pages } : 'unknown';
}

/**
 * @param count of entries
 * @param pageSize of their list
 * @returns how many pages they fill, at least one
 */
export function countPages(count: number, pageSize = Infinity): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/**
 * @param entries of a list, all that pass
 * @param page from 1
 * @param size of a page; without one all entries are on the first
 * @returns those of the page
 */
export function entriesOn<Entry>(entries: readonly Entry[], page: number, size = entries.length): readonly Entry[] {
  return entries.slice((page - 1) * size, page * size);
}

/** @returns undefined when a value is unknown. A route's other parameters choose nothing. */
function readChoices(
  definition: CollectionDefinition,
  { params, query }: Required<Pick<ListQuery, 'params'>> & { readonly query: Readonly<Record<string, string>> },
  taxonomy: Taxonomy,
  language: keyof PerLocale,
): Readonly<Record<string, NamedValue>> | undefined {
  const chosen: Record<string, NamedValue> = {};
  for (const [place, given] of [
    ['path', params],
    ['query', query],
  ] as const) {
    for (const [facet, { set }] of facetsIn(definition, place)) {
      const slug = given[facet];
      if (slug === undefined) continue;
      const names = taxonomy[set] ?? {};
      const name = Object.hasOwn(names, slug) ? names[slug]?.[language] : undefined;
      if (!name) return undefined;
      chosen[facet] = { slug, name };
    }
  }
  return chosen;
}

/** @returns all values of a facet's set with their names, in the order of `taxonomy.yaml` */
export function offeredValues(
  taxonomy: Taxonomy,
  { set }: { readonly set: string },
  language: keyof PerLocale,
): NamedValue[] {
  return Object.entries(taxonomy[set] ?? {}).map(([slug, names]) => ({ slug, name: names[language] }));
}

/** @returns the same with what is said of each, where there is something */
export function describedValues(
  taxonomy: Taxonomy,
  { set }: { readonly set: string },
  language: keyof PerLocale,
): Choice[] {
  return Object.entries(taxonomy[set] ?? {}).map(([slug, { about, icon, ...names }]) => ({
    slug,
    name: names[language],
    ...(about ? { about: about[language] } : {}),
    ...(icon ? { icon } : {}),
  }));
}

/** @returns which value of a set is chosen, by whatever facet */
export function currentOf({ row, chosen }: Pick<ListView, 'row' | 'chosen'>, set: string): string | undefined {
  const facet = Object.keys(chosen).find((name) => row.definition.facets[name]?.set === set);
  return facet && chosen[facet]?.slug;
}
