import type { z } from 'zod';
import { blockSchema, text } from '#src/shared/schema.ts';

/** Phones, mail and legal address are facts of the brand and follow the variant; the editor writes what surrounds them. */
export const contactDetailsSchema = blockSchema('contact-details', {
  phoneTitle: text,
  phoneText: text,
  mailTitle: text,
  mailText: text,
  officeTitle: text,
  officeText: text,
});

export type ContactDetailsBlock = z.output<typeof contactDetailsSchema>;
