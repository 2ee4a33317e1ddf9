import { blockEntry, chunkOf, type BlockEntry } from '#src/app/registry/blocks.ts';
import { templateChunk, templateEntry } from '#src/app/registry/templates.ts';
import { sceneChunk } from '#src/scenes/sceneChunk.ts';
import { scenesOf } from '#src/scenes/scenesOf.ts';
import type { Page } from '#src/shared/page/page.ts';

/** The chunks of a page: what runs in the browser, and what only has to look right there. */
export interface PageChunks {
  /** The template, what says that the page is a draft, and blocks that do something by themselves. */
  readonly hydrated: readonly string[];
  /** Blocks whose scripts come when the visitor turns to them; the first visit needs their styles. */
  readonly whenUsed: readonly string[];
  /** Blocks without behaviour, still parts of the template, and scenes: of these the first visit needs the styles only. */
  readonly staticOnly: readonly string[];
}

/** @returns the names of the chunks that a page needs, each once */
export function pageChunks(page: Page): PageChunks {
  const types = [...new Set(page.blocks.map(({ type }) => type))];
  const chunksOf = (when: BlockEntry['hydrate']) =>
    types.filter((type) => blockEntry(type).hydrate === when).map(chunkOf);
  return {
    hydrated: [templateChunk(page.template), ...(page.preview ? ['draft-bar'] : []), ...chunksOf('at-once')],
    whenUsed: chunksOf('when-used'),
    staticOnly: [...stillChunk(page.template), ...chunksOf(false), ...scenesOf(page.blocks).map(sceneChunk)],
  };
}

function stillChunk(template: string): string[] {
  const { still } = templateEntry(template);
  return still ? [still.chunk] : [];
}

/**
 * Loads a page's code, so that rendering it never suspends for code.
 *
 * @param page the page
 * @param which `template`: what takes over the server's page, whose islands see to themselves; `all`: what a client navigation
 *   renders
 * @param pause between asking for one chunk and the next, where nobody waits for them
 * @throws when a chunk cannot be loaded
 */
export async function loadPageChunks(
  page: Page,
  which: 'template' | 'all',
  pause?: () => Promise<void>,
): Promise<void> {
  const { view, islands = [], still } = templateEntry(page.template);
  const rest =
    which === 'all'
      ? [...islands, ...(still?.views ?? []), ...page.blocks.map(({ type }) => blockEntry(type).view)]
      : [];
  const scenes = which === 'all' ? scenesOf(page.blocks) : [];
  await Promise.all([loadParts([view, ...rest], pause), loadScenes(scenes, pause)]);
}

/** Which scenes there are is nothing that a first visit needs to know. */
async function loadScenes(names: readonly string[], pause?: () => Promise<void>): Promise<void> {
  if (names.length === 0) return;
  const { sceneEntry } = await import(/* webpackChunkName: "scenes" */ '#src/scenes/scenes.ts');
  await loadParts(
    names.map((name) => sceneEntry(name).view),
    pause,
  );
}

async function loadParts(
  parts: readonly { readonly load: () => Promise<unknown> }[],
  pause?: () => Promise<void>,
): Promise<void> {
  const arrivals: Promise<unknown>[] = [];
  for (const part of parts) {
    const arrival = part.load();
    // Heard below, when all have been asked for.
    arrival.catch(() => undefined);
    arrivals.push(arrival);
    await pause?.();
  }
  await Promise.all(arrivals);
}
