import { z } from 'zod';
import { namedSlug } from '#src/shared/page/page.ts';
import { text } from '#src/shared/page/schema.ts';

/** A vacancy: what each language says of the job, and what a page is served with. */

/** `job` in `<locale>.yaml`. */
export const jobWords = z.strictObject({
  hours: text.max(40).describe('How much of a week it takes: “Full time”.'),
  pay: text.max(80).describe('What is paid, over what time, before or after tax.'),
});
/** What candidates ask first. */
export type JobWords = z.output<typeof jobWords>;

/** Where a vacancy belongs, by the names of the language. */
export const jobPlace = z.object({
  team: namedSlug,
  places: z.array(namedSlug),
  posted: z.iso.date(),
});
