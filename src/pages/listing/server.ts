import { offeredValues } from '#src/content/collections/openList.ts';
import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import type { listingSchema } from '#src/pages/listing/schema.ts';
import { facetsIn } from '#src/shared/collections/collection.ts';

/** A list leads to each value of the facet that says so. */
export const listingServer = defineTemplatePart<typeof listingSchema>({
  from: 'moment',
  fill({ snapshot: { taxonomy }, list, language }) {
    if (!list) return {};
    const { definition } = list.row;
    const [shown] = facetsIn(definition, 'path').filter(([, { nav }]) => nav);
    if (!shown) return {};
    const [facet, { set }] = shown;
    const current = list.chosen[facet]?.slug;
    return {
      listing: {
        collection: definition.name,
        path: definition.path,
        facet,
        values: offeredValues(taxonomy, { set }, language),
        ...(current ? { current } : {}),
      },
    };
  },
});
