import type { z } from 'zod';
import { blockSchema, text, words } from '#src/shared/page/schema.ts';
import { anchorHeadings } from '#src/shared/text/headings.ts';
import { renderMarkdown } from '#src/shared/text/markdown.ts';

/** Markdown whose headings can be linked to. */
const runningText = text
  .transform((source) => anchorHeadings(renderMarkdown(source)))
  .register(words, { form: 'html' });

/** Headings begin at the second level: the first is the page's. */
export const richTextSchema = blockSchema('rich-text', 'Running text: legal texts, articles.', {
  body: runningText.describe(
    'The text, in Markdown: paragraphs, headings from ## on, lists, tables, links. Begin it with | on the line of the key.',
  ),
});

/** Its `body` is sanitised HTML by now. */
export type RichTextBlock = z.output<typeof richTextSchema>;
