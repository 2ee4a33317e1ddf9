import { z } from 'zod';
import { SAVED_LISTS } from '#src/pages/listing/savedLists.ts';
import { namedSlug } from '#src/shared/page/page.ts';

/** What a list needs to keep a selection of its filters, and to name it again: what it offers, in the language of the page. */
export const savingShape = z.object({
  entry: z.enum(Object.values(SAVED_LISTS)),
  path: z.string(),
  options: z.record(z.string(), z.array(namedSlug)),
});
