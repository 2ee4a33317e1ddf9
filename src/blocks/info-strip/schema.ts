import type { z } from 'zod';
import { blockSchema, link, surface, text } from '#src/shared/page/schema.ts';

/** Short enough for one line: it stands above everything else. */
export const infoStripSchema = blockSchema('info-strip', 'One line of news with a link, across the whole page.', {
  surface: surface.default('purple955'),
  text: text.max(110).describe('The news. One line: on a wide screen it must not break.'),
  link: link.extend({ label: link.shape.label.max(40) }).describe('Where to read it.'),
});

/** The news and its link. No visitor can close it: the page is the same for all. */
export type InfoStripBlock = z.output<typeof infoStripSchema>;
