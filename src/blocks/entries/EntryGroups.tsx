import { useLingui } from '@lingui/react';
import type { EntriesBlock } from '#src/blocks/entries/schema.ts';
import styles from '#src/blocks/entries/EntryGroups.module.css';
import { cardOf, groupingOf } from '#src/collections/cards.ts';
import { facetLabels } from '#src/collections/facetLabels.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';

interface EntryGroupsProps {
  readonly shown: NonNullable<EntriesBlock['shown']>;
}

/**
 * A list that is looked through: a headline for each value of one facet, and the way to each. Where the address chooses one
 * value, the others are a step away.
 */
export function EntryGroups({ shown }: EntryGroupsProps) {
  const { i18n } = useLingui();
  const { collection, action } = shown;
  const groups = groupEntries(shown);
  const { facet = '' } = groupingOf(collection) ?? {};
  const labels = facetLabels(collection, facet);
  const isNarrowed = shown.query[facet] !== undefined;
  const Card = cardOf(collection);
  return (
    <>
      {(isNarrowed || groups.length > 0) && (
        <nav className={styles.nav} aria-label={labels && i18n._(labels.name)}>
          <ul className={styles.ways} role="list">
            {isNarrowed ? (
              <li>
                <LocalLink href={action} className={styles.way}>
                  {labels && i18n._(labels.all)}
                </LocalLink>
              </li>
            ) : (
              groups.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={`#${slug}`} className={styles.way}>
                    {name}
                  </a>
                </li>
              ))
            )}
          </ul>
        </nav>
      )}
      {groups.map(({ slug, name, entries }) => (
        <section key={slug} id={slug} className={styles.group} aria-labelledby={`${slug}-title`}>
          <h3 id={`${slug}-title`} className={styles.name}>
            {name}
          </h3>
          <ul className={styles.entries} role="list">
            {entries.map((entry) => (
              <Card key={entry.path} entry={entry} featured={false} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** In the order of the taxonomy. A value without entries is not named. */
function groupEntries({ collection, items, filters }: EntryGroupsProps['shown']) {
  const grouping = groupingOf(collection);
  const options = filters.find(({ facet }) => facet === grouping?.facet)?.options ?? [];
  return options
    .map((option) => ({ ...option, entries: items.filter((entry) => grouping?.groupOf(entry) === option.slug) }))
    .filter(({ entries }) => entries.length > 0);
}
