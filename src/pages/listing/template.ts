import loadable from '@loadable/component';
import { savedSelectionIsland } from '#src/pages/listing/savedSelectionIsland.ts';
import type { listingSchema } from '#src/pages/listing/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** It prints the h1 itself. */
export const listingTemplate = {
  name: 'listing',
  view: loadable(() => import(/* webpackChunkName: "page-listing" */ '#src/pages/listing/Listing.tsx'), {
    resolveComponent: (module) => module.Listing,
  }),
  islands: [savedSelectionIsland],
  slots: { body: 'others' },
} as const satisfies TemplateDefinition<typeof listingSchema>;
