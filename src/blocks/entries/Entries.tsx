import { EntryFilters } from '#src/blocks/entries/EntryFilters.tsx';
import type { EntriesBlock } from '#src/blocks/entries/schema.ts';
import styles from '#src/blocks/entries/Entries.module.css';
import { cardOf } from '#src/collections/cards.ts';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { PAGE_PARAMETER } from '#src/shared/collections/collection.ts';
import { Pagination } from '#src/ui/display/Pagination.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

/** The entries of a list, in its order; the first of its first page gets the room. */
export function Entries({ id, title, empty, collection, shown }: EntriesBlock) {
  const { prefix } = useSite();
  const titleId = `${id}-title`;
  const Card = cardOf(collection);
  return (
    <Section labelledBy={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {title}
      </h2>
      {shown && shown.filters.length > 0 && <EntryFilters id={id} shown={shown} />}
      {!shown || shown.items.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {shown.items.map((entry, index) => (
            <Card key={entry.path} entry={entry} featured={index === 0 && shown.page === 1} />
          ))}
        </ul>
      )}
      {shown && shown.pages > 1 && (
        <div className={styles.pages}>
          <Pagination
            current={shown.page}
            count={shown.pages}
            hrefOf={(page) => localizePath(shown.path, prefix) + queryOf(shown.query, page)}
          />
        </div>
      )}
    </Section>
  );
}

/** The first page has no number, so that it has one address. */
function queryOf(chosen: Readonly<Record<string, string>>, page: number): string {
  const query = new URLSearchParams(chosen);
  if (page > 1) query.set(PAGE_PARAMETER, String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
}
