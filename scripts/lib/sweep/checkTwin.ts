import { toMarkdown } from '#src/server/markdown/toMarkdown.ts';
import { findLeftovers } from './findLeftovers.ts';

/** @returns what makes no sense in the Markdown twin of a document */
export function checkTwin(html: string): string[] {
  const { text, canonical } = toMarkdown(html);
  return findLeftovers(text, canonical).map((complaint) => `Markdown: ${complaint}`);
}
