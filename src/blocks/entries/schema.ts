import { z } from 'zod';
import { collectionSchemas } from '#src/collections/schemas.gen.ts';
import { ICON_NAMES } from '#src/shared/iconNames.ts';
import { blockSchema, filledIn, filledText, headline, text } from '#src/shared/page/schema.ts';

/** What may be chosen, and what is said of it when it is. */
const choice = z.object({
  slug: z.string(),
  name: filledText,
  about: filledText.optional(),
  icon: z.enum(ICON_NAMES).optional(),
});

/** What a list of any kind is shown with. */
const shownShape = {
  /** How many there are, on all pages. */
  total: z.int().min(0),
  /** From 1. */
  page: z.int().min(1),
  pages: z.int().min(1),
  /** The list's address with what is chosen in its path, and the choices of its query, to which a page is added. */
  path: z.string().startsWith('/'),
  query: z.record(z.string(), z.string()),
  /** Where a new choice is sent. */
  action: z.string().startsWith('/'),
  filters: z.array(z.object({ facet: z.string(), options: z.array(choice), current: z.string().optional() })),
};

/** What is known of a list before its entries are. */
const askedShape = z.object({
  collection: z.string(),
  page: shownShape.page,
  path: shownShape.path,
  query: shownShape.query,
  action: shownShape.action,
  filters: shownShape.filters,
  limit: z.int().optional(),
});

const kinds = Object.values(collectionSchemas).map(({ name, summary }) =>
  z.object({ collection: z.literal(name), items: z.array(summary), ...shownShape }),
);

/** Editors write no entries here: `shown` is filled in by what the address asks for. */
export const entriesSchema = blockSchema(
  'entries',
  'The entries of a list, such as the posts of the blog. On the page of the list itself: those that its address asks for, page by page, with its filters. Elsewhere: the first.',
  {
    collection: z
      .enum(Object.values(collectionSchemas).map(({ name }) => name))
      .describe('Which list: the name of the folder of its entries.'),
    title: headline,
    empty: text.describe('What to say where there is no entry.'),
    favorite: z
      .literal(true)
      .describe('Only what an editor puts forward, for lists whose entries say favorite. Not on the page of the list.')
      .optional(),
    newest: z
      .literal(true)
      .describe('The newest first, for lists that have another order. Not on the page of the list.')
      .optional(),
    limit: z
      .int()
      .min(1)
      .max(24)
      .describe('How many entries to show at most, and no more pages; without it as many as a page of the list has.')
      .optional(),
    shown: filledIn(z.discriminatedUnion('collection', kinds as [(typeof kinds)[number]]).optional()),
    /** In place of `shown`, where the docs API of a provider has the entries. */
    asked: filledIn(askedShape.optional()),
  },
);

/** With its entries in the order of the list; an empty list is shown as `empty`. */
export type EntriesBlock = z.output<typeof entriesSchema>;
