import { siteAddresses } from '#src/app/siteAddresses.ts';
import type { CheckedSite } from '#src/content/check/checkContent.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { pageTemplates } from '#src/server/pages/pageTemplates.ts';

/** What the content of this site is checked against. */
export const checkedSite: CheckedSite = {
  addresses: siteAddresses,
  templates: pageTemplates,
  collections: siteCollections,
};
