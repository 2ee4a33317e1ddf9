import { entriesAddress } from '#src/blocks/entries/entriesAddress.ts';
import { EntryGroups } from '#src/blocks/entries/EntryGroups.tsx';
import { EntryFilters } from '#src/blocks/entries/EntryFilters.tsx';
import { LateEntries } from '#src/blocks/entries/LateEntries.tsx';
import type { EntriesBlock } from '#src/blocks/entries/schema.ts';
import styles from '#src/blocks/entries/Entries.module.css';
import { cardOf, groupingOf, isInRows } from '#src/collections/cards.ts';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Pagination } from '#src/ui/display/Pagination.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

/** The entries of a list, in its order; where they come late, behind the shell. */
export function Entries({ asked, ...block }: EntriesBlock) {
  const titleId = `${block.id}-title`;
  return (
    <Section labelledBy={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {block.title}
      </h2>
      {asked ? (
        <LateEntries asked={asked}>{(shown) => <Shown {...block} shown={shown} />}</LateEntries>
      ) : (
        <Shown {...block} />
      )}
    </Section>
  );
}

/** Under the values of a facet where the list has such groups, else one after the other. */
function Shown({ id, empty, collection, shown }: Pick<EntriesBlock, 'id' | 'empty' | 'collection' | 'shown'>) {
  // On its own page alone a list has filters.
  const isOwn = shown !== undefined && shown.filters.length > 0;
  const isGrouped = isOwn && groupingOf(collection) !== undefined;
  return (
    <>
      {isOwn && !isGrouped && <EntryFilters id={id} shown={shown} />}
      {isGrouped && <EntryGroups shown={shown} />}
      {(!shown || shown.items.length === 0) && <p className={styles.empty}>{empty}</p>}
      {shown && shown.items.length > 0 && !isGrouped && <EntryList shown={shown} />}
    </>
  );
}

/** One after the other, page by page; the first of the first page gets the room. */
function EntryList({ shown }: { readonly shown: NonNullable<EntriesBlock['shown']> }) {
  const { prefix } = useSite();
  const { collection, items, page, pages } = shown;
  const Card = cardOf(collection);
  return (
    <>
      <ul className={isInRows(collection) ? styles.rows : styles.list}>
        {items.map((entry, index) => (
          <Card key={entry.path} entry={entry} featured={index === 0 && page === 1} />
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.pages}>
          <Pagination
            current={page}
            count={pages}
            hrefOf={(number) => localizePath(entriesAddress(shown, number), prefix)}
          />
        </div>
      )}
    </>
  );
}
