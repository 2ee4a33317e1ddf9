import { z } from 'zod';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

const FILE = /^\/files\/[a-z0-9/-]+(\.[a-z]{2})?\.(csv|ics|json|pdf|txt)$/;

export const downloadsSchema = blockSchema('downloads', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  items: z
    .array(
      z.strictObject({
        title: text.max(80),
        text: text.max(240),
        /** Below `public/`. The content check fails when there is no such file. */
        href: z.string().regex(FILE, 'must be a csv, ics, json, pdf or txt file below /files/'),
        language: z.enum(WRITTEN_LOCALES),
        /** Filled in when the page is resolved, from the file itself. */
        bytes: z.int().positive().optional(),
      }),
    )
    .min(1)
    .max(6),
});

export type DownloadsBlock = z.output<typeof downloadsSchema>;
