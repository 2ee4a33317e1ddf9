import { offeredValues, type ListView } from '#src/content/collections/openList.ts';
import type { MomentFacts } from '#src/content/pages/pageBlocks.ts';
import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import { SAVED_LISTS } from '#src/pages/listing/savedLists.ts';
import type { listingSchema } from '#src/pages/listing/schema.ts';
import { facetsIn } from '#src/shared/collections/collection.ts';

type Facts = Pick<MomentFacts, 'snapshot' | 'language'> & { readonly list: ListView };

/** A list leads to each value of the facet that says so, and lets a browser keep a selection where the specification wants it. */
export const listingServer = defineTemplatePart<typeof listingSchema>({
  from: 'moment',
  fill({ snapshot, list, language }) {
    if (!list) return {};
    const facts = { snapshot, list, language };
    return { ...describeWays(facts), ...describeSaving(facts) };
  },
});

function describeWays({ snapshot: { taxonomy }, list, language }: Facts) {
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
}

function describeSaving({ snapshot: { taxonomy }, list, language }: Facts) {
  const { definition } = list.row;
  const saved: Readonly<Record<string, (typeof SAVED_LISTS)[keyof typeof SAVED_LISTS]>> = SAVED_LISTS;
  const entry = saved[definition.name];
  // In the path stands another page of the list, with a selection of its own.
  if (!entry || facetsIn(definition, 'path').some(([facet]) => list.chosen[facet])) return {};
  const options = facetsIn(definition, 'query').map(([facet, { set }]) => [
    facet,
    offeredValues(taxonomy, { set }, language),
  ]);
  return {
    saving: {
      entry,
      path: definition.path,
      options: Object.fromEntries(options) as Record<string, { slug: string; name: string }[]>,
    },
  };
}
