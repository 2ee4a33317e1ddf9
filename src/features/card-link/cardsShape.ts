import { z } from 'zod';
import { href, surface, text } from '#src/shared/schema.ts';
import { ICON_NAMES } from '#src/shared/iconNames.ts';

/** The fields of a block that presents pages as cards. Server and scripts only. */
export const cardsShape = {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  /** Most important first: the order decides how much room each gets. */
  items: z
    .array(z.strictObject({ title: text, text: text.max(220), href, icon: z.enum(ICON_NAMES) }))
    .min(2)
    .max(12),
};
