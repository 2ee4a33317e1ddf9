import { z } from 'zod';
import { blockSchema, href, surface, text } from '#src/shared/schema.ts';

export const useCasesSchema = blockSchema('use-cases', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  /** What somebody is faced with, and what then happens. */
  items: z
    .array(
      z.strictObject({
        situation: text.max(140),
        outcome: text.max(320),
        link: z.strictObject({ label: text, href }).optional(),
      }),
    )
    .min(2)
    .max(6),
});

export type UseCasesBlock = z.output<typeof useCasesSchema>;
