import { camelCase, pascalCase } from './words.ts';

/** @returns the files of a new list in its folder, by their names: entries of a day and a topic, newest first */
export function collectionFiles(name: string, path: string): Readonly<Record<string, string>> {
  const [camel, card] = [camelCase(name), `${pascalCase(name)}Card`];
  return {
    'collection.ts': definitionText(name, path, camel),
    'schema.ts': schemaText(name, camel),
    'labels.ts': labelsText(name, camel),
    'server.ts': serverText(name, camel),
    'view.ts': viewText(name, camel, card),
    [`${card}.tsx`]: cardText(name, camel, card),
    [`${card}.module.css`]: STYLES,
    [`${card}.test.tsx`]: testText(name, path, card),
  };
}

const definitionText = (
  name: string,
  path: string,
  camel: string,
) => `import type { CollectionDefinition } from '#src/shared/collections/collection.ts';

/** Where the list is, and by what it is narrowed. */
export const ${camel}Collection = {
  name: '${name}',
  path: '${path}',
  entry: ':${camel}Entry',
  facets: {
    topic: { set: '${name}-topics', in: 'query' },
  },
} as const satisfies CollectionDefinition;
`;

const schemaText = (name: string, camel: string) => `import { z } from 'zod';
import { collectionSchema } from '#src/shared/collections/collectionSchema.ts';
import { slug } from '#src/shared/page/schema.ts';

/** What editors say of an entry, and what the list shows of it. */
export const ${camel}Schema = collectionSchema('${name}', {
  template: 'article',
  about: 'What the list says of it.',
  settings: {
    date: z.iso.date().describe('The day of the entry: 2026-03-14.'),
    topic: slug.describe('Its topic, by the name that it has in taxonomy.yaml.'),
  },
  summary: { date: z.iso.date() },
});
`;

const labelsText = (name: string, camel: string) => `import { msg } from '@lingui/core/macro';
import type { ${camel}Collection } from '#src/collections/${name}/collection.ts';
import type { CollectionLabels } from '#src/shared/collections/collectionView.ts';

/** What the list calls its facets. */
export const ${camel}Labels: CollectionLabels<typeof ${camel}Collection> = {
  topic: { name: msg\`Topic\`, all: msg\`All topics\` },
};
`;

const serverText = (
  name: string,
  camel: string,
) => `import type { ${camel}Collection } from '#src/collections/${name}/collection.ts';
import type { ${camel}Schema } from '#src/collections/${name}/schema.ts';
import { defineCollectionPart } from '#src/content/collections/collectionPart.ts';

/** Newest first. */
export const ${camel}Server = defineCollectionPart<typeof ${camel}Collection, typeof ${camel}Schema>({
  facets: { topic: 'topic' },
  pageSize: 12,
  compare: (a, b) => b.date.localeCompare(a.date),
  summarize: ({ date }) => ({ date }),
  dayOf: ({ date }) => date,
});
`;

const viewText = (
  name: string,
  camel: string,
  card: string,
) => `import { ${card} } from '#src/collections/${name}/${card}.tsx';
import type { ${camel}Schema } from '#src/collections/${name}/schema.ts';
import type { CollectionView } from '#src/shared/collections/collectionView.ts';

/** How the list shows its entries. */
export const ${camel}View: CollectionView<typeof ${camel}Schema> = { Card: ${card} };
`;

const cardText = (
  name: string,
  camel: string,
  card: string,
) => `import styles from '#src/collections/${name}/${card}.module.css';
import type { ${camel}Schema } from '#src/collections/${name}/schema.ts';
import { formatDate } from '#src/i18n/formatDate.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import type { CardProps } from '#src/shared/collections/collectionView.ts';

/** An entry among others: its day, its title with the link, and what it is about. */
export function ${card}({ entry }: CardProps<typeof ${camel}Schema>) {
  const { iso } = useSite();
  return (
    <li className={styles.card}>
      <time dateTime={entry.date}>{formatDate(entry.date, iso)}</time>
      <h3>
        <LocalLink href={entry.path}>{entry.title}</LocalLink>
      </h3>
      <p>{entry.description}</p>
    </li>
  );
}
`;

const STYLES = `.card {
  display: grid;
  gap: var(--space-3);
  align-content: start;
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--surface-border);
}
`;

const testText = (
  name: string,
  path: string,
  card: string,
) => `import { ${card} } from '#src/collections/${name}/${card}.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const entry = { path: '${path}/first', title: 'The first', description: 'What it is about.', date: '2026-03-14' };

describe('${card}', () => {
  it('links to its entry in the language of the page', () => {
    const html = renderBlock(<${card} entry={entry} featured={false} />, { locale: 'es' });
    expect(html).toContain('href="/es${path}/first"');
    expect(html).toContain('The first');
  });
});
`;
