import type { partnersCollection } from '#src/collections/partners/collection.ts';
import type { partnersSchema } from '#src/collections/partners/schema.ts';
import { defineCollectionPart } from '#src/content/collections/collectionPart.ts';

/** Those that are with us longest first; of one year, by their addresses. */
export const partnersServer = defineCollectionPart<typeof partnersCollection, typeof partnersSchema>({
  facets: {
    techProducts: 'techProducts',
    regions: 'regions',
    partnerTypes: 'partnerTypes',
    industries: 'industries',
  },
  pageSize: 12,
  compare: (a, b) => a.since - b.since,
  summarize: ({ techProducts, regions, partnerTypes, industries, country, languages, since, sample }, { nameOf }) => ({
    country,
    languages,
    since,
    sample,
    products: techProducts.map((product) => nameOf('techProducts', product)),
    regions: regions.map((region) => nameOf('regions', region)),
    types: partnerTypes.map((type) => nameOf('partnerTypes', type)),
    industries: industries.map((industry) => nameOf('industries', industry)),
  }),
});
