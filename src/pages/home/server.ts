import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import type { homeSchema } from '#src/pages/home/schema.ts';

/** Search engines are told who runs the site where it begins. */
export const homeServer = defineTemplatePart<typeof homeSchema>({ subject: 'site' });
