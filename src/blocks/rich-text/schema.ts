import type { z } from 'zod';
import { blockSchema, markdown } from '#src/shared/schema.ts';

export const richTextSchema = blockSchema('rich-text', { body: markdown });

export type RichTextBlock = z.output<typeof richTextSchema>;
