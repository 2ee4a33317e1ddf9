import { blockEntry, chunkOf } from '#src/app/registry/blocks.ts';
import { templateChunk, templateEntry } from '#src/app/registry/templates.ts';
import type { Page } from '#src/shared/page/page.ts';

/** The chunks of a page: what runs in the browser, and what only has to look right there. */
export interface PageChunks {
  /** Template and blocks with behaviour. */
  readonly hydrated: readonly string[];
  /** Blocks without: of these the first visit needs the styles only. */
  readonly staticOnly: readonly string[];
}

/** @returns the names of the chunks that a page needs, each once */
export function pageChunks(page: Page): PageChunks {
  const types = [...new Set(page.blocks.map(({ type }) => type))];
  const behaves = (type: string) => blockEntry(type).hydrate;
  return {
    hydrated: [templateChunk(page.template), ...types.filter(behaves).map(chunkOf)],
    staticOnly: types.filter((type) => !behaves(type)).map(chunkOf),
  };
}

/**
 * Loads a page's code, so that rendering it never suspends for code.
 *
 * @param page the page
 * @param which `hydrated`: what takes over the server's page; `all`: what a client navigation renders
 * @throws when a chunk cannot be loaded
 */
export async function loadPageChunks(page: Page, which: 'hydrated' | 'all'): Promise<void> {
  const entries = page.blocks.map(({ type }) => blockEntry(type)).filter(({ hydrate }) => which === 'all' || hydrate);
  await Promise.all([templateEntry(page.template).view, ...entries.map(({ view }) => view)].map((view) => view.load()));
}
