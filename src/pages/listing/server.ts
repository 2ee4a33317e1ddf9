import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import type { listingSchema } from '#src/pages/listing/schema.ts';

/** A list leads to those of all categories. */
export const listingServer = defineTemplatePart<typeof listingSchema>({
  from: 'content',
  fill: ({ snapshot: { taxonomy }, params: { category }, language }) => ({
    listing: {
      categories: Object.entries(taxonomy.categories).map(([slug, names]) => ({ slug, name: names[language] })),
      ...(category ? { current: category } : {}),
    },
  }),
});
