import { z } from 'zod';
import type { DocsCall } from '#src/api/docsCalls.ts';
import { casesSchema } from '#src/collections/cases/schema.ts';
import { partnersSchema } from '#src/collections/partners/schema.ts';
import { ICON_NAMES } from '#src/shared/iconNames.ts';
import { MOST_PAGES } from '#src/shared/collections/collection.ts';

/** The answers of the docs API (SPEC part 7). `docs/api/docs.openapi.yaml` is made from them. */

/** SPEC part 3: id, title, description; of a channel its logotype, too. */
const option = z.object({
  id: z.string().describe('As content/taxonomy.yaml calls it; another one cannot be chosen, and is left out.'),
  title: z.string().min(1).describe('What the language calls it.'),
  description: z.string().optional().describe('One sentence, shown where a list is narrowed to it.'),
  logotype: z
    .enum(ICON_NAMES)
    .optional()
    .catch(undefined)
    .describe(
      'The name of the icon before that sentence; anything else, such as the address of a picture, is not shown.',
    ),
});

const options = z.object({ result: z.array(option) });

const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    result: z.array(entry).describe('The entries of the page.'),
    total: z.int().min(0).describe('How many there are on all pages.'),
    page: z.int().min(1),
    pages: z.int().min(1).max(MOST_PAGES),
  });

/** What each call answers. */
export const docsSchemas = {
  getRegions: options,
  getChannels: options,
  getPartnerTypes: options,
  getTechProducts: options,
  getPage: z.object({ industries: z.array(option) }),
  getCases: listOf(casesSchema.summary),
  getPartners: listOf(partnersSchema.summary),
} as const satisfies Record<DocsCall, z.ZodType>;
