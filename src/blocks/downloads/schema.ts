import { z } from 'zod';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import { blockSchema, filledIn, headline, lead, surface, text } from '#src/shared/page/schema.ts';

const FILE = /^\/files\/[a-z0-9/-]+(\.[a-z]{2})?\.(csv|ics|json|pdf|svg|txt)$/;
const NO_FILE =
  'must be a csv, ics, json, pdf, svg or txt file below /files/, named in lower-case letters, digits and hyphens';

/** Files of `public/files` only. Their size is read from the disk, so that it is never out of date. */
export const downloadsSchema = blockSchema('downloads', 'Files to take away.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  items: z
    .array(
      z.strictObject({
        title: text.max(80).describe('What the file is.'),
        text: text.max(240).describe('What is in it, and for whom.'),
        href: z
          .string()
          .regex(FILE, NO_FILE)
          .describe('The address of a file in public/files: /files/voicebot-course/test-calls.en.csv.'),
        language: z.enum(WRITTEN_LOCALES).describe('The language of the file; left out where it has none.').optional(),
        bytes: filledIn(z.int().positive().optional()),
      }),
    )
    .min(1)
    .max(6)
    .describe('The files. Type and size are taken from them.'),
});

/** The block with the `bytes` of each file filled in. */
export type DownloadsBlock = z.output<typeof downloadsSchema>;
