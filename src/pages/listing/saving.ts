import { z } from 'zod';
import { namedSlug } from '#src/shared/page/page.ts';

/** Under which names a browser keeps the selections of lists (SPEC part 4), by the list. */
export const SAVED_LISTS = { cases: 'savedCases', partners: 'savedPartners' } as const;

/** What a list needs to keep a selection of its filters, and to name it again: what it offers, in the language of the page. */
export const savingShape = z.object({
  entry: z.enum(Object.values(SAVED_LISTS)),
  path: z.string(),
  options: z.record(z.string(), z.array(namedSlug)),
});
