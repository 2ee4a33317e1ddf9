import { z } from 'zod';
import { postSummarySchema } from '#src/shared/page/postSummary.ts';

/** What a CMS answers (SPEC part 7), beside pages. `docs/api/cms.openapi.yaml` is made from it. */

/** A list of redirects as it comes: its rules are checked one by one (`readRedirects`). */
export const redirectListSchema = z.array(z.unknown());

/** The list is taken or refused as a whole: a post that is wrong makes it wrong. */
export const favoritePostsSchema = z.array(postSummarySchema);

/** SPEC part 3, Region info. */
export const regionSchema = z.object({ result: z.boolean(), ip: z.string(), country_code: z.string().toLowerCase() });
