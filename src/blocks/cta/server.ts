import type { ctaSchema } from '#src/blocks/cta/schema.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';

/** Nobody looks for a call in the contents of a page. */
export const ctaServer = defineServerPart<typeof ctaSchema>({ isSection: false });
