import { z } from 'zod';
import { blockSchema, href, surface, text } from '#src/shared/schema.ts';

export const infoStripSchema = blockSchema('info-strip', {
  surface: surface.default('purple955'),
  /** One line: on a wide screen it must not break. */
  text: text.max(110),
  link: z.strictObject({ label: text.max(40), href }),
});

export type InfoStripBlock = z.output<typeof infoStripSchema>;
