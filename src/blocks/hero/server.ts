import type { heroSchema } from '#src/blocks/hero/schema.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';

/** Who reads the contents of a page has its head before their eyes. */
export const heroServer = defineServerPart<typeof heroSchema>({ isSection: false });
