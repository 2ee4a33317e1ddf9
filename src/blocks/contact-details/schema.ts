import { z } from 'zod';
import { blockSchema, headline, text } from '#src/shared/page/schema.ts';

/** Phones and mail addresses are facts of the brand, and phones follow the variant; the editor writes what surrounds them. */
export const contactDetailsSchema = blockSchema(
  'contact-details',
  'Whom to write to about what, and the phone numbers of the region.',
  {
    title: headline,
    topics: z
      .array(
        z.strictObject({
          title: text.max(60).describe('The topic: Sales.'),
          text: text.max(260).describe('What to write about, and how soon an answer comes.'),
          contact: z
            .enum(['sales', 'support', 'press', 'abuse', 'privacy'])
            .describe('Whose mailbox. The addresses belong to the brand.'),
          subject: text
            .max(60)
            .describe('The subject that the message begins with, so that it reaches the right person.')
            .optional(),
        }),
      )
      .min(2)
      .max(6)
      .describe('The topics that one may write about.'),
    phoneTitle: text.describe('The headline above the phone numbers. The numbers follow the region by themselves.'),
    phoneText: text.describe('When somebody answers the phone, and in which languages.'),
  },
);

/** The words around the addresses and phones, which come from `config/company.ts`. */
export type ContactDetailsBlock = z.output<typeof contactDetailsSchema>;
/** A reason to write, and which mailbox it goes to. */
export type ContactTopic = ContactDetailsBlock['topics'][number];
