import { openingOf, siblingsOf } from '#src/content/pages/placePage.ts';
import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import type { platformSchema } from '#src/pages/platform/schema.ts';

/** A part of the platform is one of those that are public. */
export const platformServer = defineTemplatePart<typeof platformSchema>({
  subject: 'service',
  from: 'moment',
  fill: (facts) => ({ siblings: siblingsOf(facts), ...openingOf(facts) }),
});
