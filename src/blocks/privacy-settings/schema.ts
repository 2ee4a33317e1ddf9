import type { z } from 'zod';
import { blockSchema, headline, lead, text } from '#src/shared/page/schema.ts';

/** What is kept, and what a visitor can agree to, is the site's to say: `src/visitor`. */
export const privacySettingsSchema = blockSchema(
  'privacy-settings',
  'The switches of consent, and what the site keeps on the device, each with a button that erases it.',
  {
    title: headline.describe('What stands above the switches.'),
    lead: lead.optional(),
    keptTitle: headline.describe('What stands above the list of what is kept.'),
    keptLead: lead.optional(),
    withoutScript: text.max(300).describe('For who has no JavaScript: why there is nothing to switch.'),
  },
);

/** The words around the switches and the list. */
export type PrivacySettingsBlock = z.output<typeof privacySettingsSchema>;
