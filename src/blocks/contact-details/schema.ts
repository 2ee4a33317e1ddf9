import { z } from 'zod';
import { blockSchema, text } from '#src/shared/schema.ts';

/** Phones and mail addresses are facts of the brand, and phones follow the variant; the editor writes what surrounds them. */
export const contactDetailsSchema = blockSchema('contact-details', {
  title: text,
  topics: z
    .array(
      z.strictObject({
        title: text.max(60),
        text: text.max(260),
        /** Whose mailbox; the addresses are in `config/brand.ts`. */
        contact: z.enum(['sales', 'support']),
        /** Begins the message, so that it reaches the right person. */
        subject: text.max(60).optional(),
      }),
    )
    .min(2)
    .max(6),
  phoneTitle: text,
  phoneText: text,
});

export type ContactDetailsBlock = z.output<typeof contactDetailsSchema>;
export type ContactTopic = ContactDetailsBlock['topics'][number];
