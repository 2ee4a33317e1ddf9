import type { pressCollection } from '#src/collections/press/collection.ts';
import type { pressSchema } from '#src/collections/press/schema.ts';
import { defineCollectionPart } from '#src/content/collections/collectionPart.ts';

/** Newest first. */
export const pressServer = defineCollectionPart<typeof pressCollection, typeof pressSchema>({
  facets: { year: { field: 'date', read: (date) => date.slice(0, 'YYYY'.length) } },
  pageSize: 12,
  compare: (a, b) => b.date.localeCompare(a.date),
  summarize: ({ date, place, paragraphs, quote, more }, { language }) => ({
    date,
    place: place[language],
    paragraphs: paragraphs.map((paragraph) => paragraph[language]),
    ...(quote
      ? { quote: { text: quote.text[language], person: quote.person[language], role: quote.role[language] } }
      : {}),
    ...(more ? { more: { label: more.label[language], href: more.href } } : {}),
  }),
  dayOf: ({ date }) => date,
});
