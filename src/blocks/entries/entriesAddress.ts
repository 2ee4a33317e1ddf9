import type { EntriesBlock } from '#src/blocks/entries/schema.ts';
import { PAGE_PARAMETER } from '#src/shared/collections/collection.ts';

type Listed = Pick<NonNullable<EntriesBlock['shown']>, 'path' | 'query'>;

/**
 * @param list with what is chosen in it
 * @param page from 1. The first has no number, so that it has one address
 * @returns the address of a page of the list, without locale prefix
 */
export function entriesAddress({ path, query: chosen }: Listed, page: number): string {
  const query = new URLSearchParams(chosen);
  if (page > 1) query.set(PAGE_PARAMETER, String(page));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
