import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import type { kitSchema } from '#src/pages/kit/schema.ts';

/** A part of the no-code line is something that one can have. */
export const kitServer = defineTemplatePart<typeof kitSchema>({ subject: 'service' });
