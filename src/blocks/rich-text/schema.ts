import type { z } from 'zod';
import { blockSchema, markdown } from '#src/shared/page/schema.ts';

/** Headings begin at the second level: the first is the page's. */
export const richTextSchema = blockSchema('rich-text', 'Running text: legal texts, articles.', {
  body: markdown.describe(
    'The text, in Markdown: paragraphs, headings from ## on, lists, tables, links. Begin it with | on the line of the key.',
  ),
});

/** Its `body` is sanitised HTML by now. */
export type RichTextBlock = z.output<typeof richTextSchema>;
