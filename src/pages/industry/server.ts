import { openingOf, siblingsOf } from '#src/content/pages/placePage.ts';
import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import type { industrySchema } from '#src/pages/industry/schema.ts';

/** An industry leads on to the others that are public. */
export const industryServer = defineTemplatePart<typeof industrySchema>({
  subject: 'service',
  from: 'moment',
  fill: (facts) => ({ siblings: siblingsOf(facts), ...openingOf(facts) }),
});
