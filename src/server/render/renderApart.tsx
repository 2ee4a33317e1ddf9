import { ChunkExtractorManager, type ChunkExtractor } from '@loadable/server';
import type { ReactElement } from 'react';

/**
 * Renders a part of a page by itself, without its scripts: loadable would put them among those of the page.
 *
 * @param render makes HTML of React
 * @returns the HTML, and the names of the chunks that the part is made of
 */
export function renderApart(view: ReactElement, render: (view: ReactElement) => string) {
  const chunks = new Set<string>();
  // Loadable tells of the code that it has used; it calls nothing else.
  const extractor = { addChunk: (chunk: string) => chunks.add(chunk) } as unknown as ChunkExtractor;
  const html = render(<ChunkExtractorManager extractor={extractor}>{view}</ChunkExtractorManager>);
  return { html, chunks: [...chunks] };
}
