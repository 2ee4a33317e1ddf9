import { z } from 'zod';
import { blockSchema, headline, lead, surface, text } from '#src/shared/page/schema.ts';

/** All tabs are in the page, so that search finds what is not open. */
export const tabsSchema = blockSchema('tabs', 'Texts that are read one at a time, one tab for each.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  items: z
    .array(
      z.strictObject({
        label: text.max(32).describe('The name of the tab.'),
        title: text.describe('The headline inside the tab.'),
        text: text.describe('One short paragraph.'),
        points: z
          .array(text.describe('One point, without a full stop.'))
          .max(6)
          .describe('Points below the paragraph.')
          .default([]),
      }),
    )
    .min(2)
    .max(6)
    .describe('The tabs. The first is open.'),
});

/** The first tab is open; without JavaScript all panels are, one after another. */
export type TabsBlock = z.output<typeof tabsSchema>;
