import { readFileSync } from 'node:fs';
import { ChunkExtractor } from '@loadable/server';
import { preinit, preload } from 'react-dom';
import { z } from 'zod';
import type { PageChunks } from '#src/app/pageChunks.ts';

/** What @types/loadable__server leaves out. */
interface Asset {
  readonly url: string;
  readonly scriptType: 'script' | 'style';
}
declare module '@loadable/server' {
  interface ChunkExtractor {
    addChunk(chunk: string): void;
    getChunkAssets(chunk: string): Asset[];
    getMainAssets(scriptType?: string): Asset[];
  }
}

const statsSchema = z.looseObject({
  publicPath: z.string(),
  namedChunkGroups: z.record(
    z.string(),
    z.looseObject({ assets: z.array(z.looseObject({ name: z.string() })).min(1) }),
  ),
  assetsByChunkName: z.record(z.string(), z.array(z.string())),
});

type AssetStats = z.output<typeof statsSchema>;

/** Styles in this order: what every page has comes before what a block adds. */
const PRECEDENCE = 'page';

/**
 * Loadable calls `addChunk` while a lazy component renders; React then puts the tags into the head by itself, those of
 * components inside components too (docs/decisions/0004).
 */
class HeadExtractor extends ChunkExtractor {
  /** Chunks of which the browser needs the styles only. */
  readonly #staticOnly: ReadonlySet<string>;

  constructor(stats: AssetStats, staticOnly: readonly string[]) {
    super({ stats, entrypoints: ['main'] });
    this.#staticOnly = new Set(staticOnly);
  }

  override addChunk(chunk: string): void {
    super.addChunk(chunk);
    const assets = this.getChunkAssets(chunk);
    (this.#staticOnly.has(chunk) ? assets.filter(isStyle) : assets).forEach(announce);
  }
}

function isStyle({ scriptType }: Asset): boolean {
  return scriptType === 'style';
}

function announce({ url, scriptType }: Asset): void {
  if (scriptType === 'style') preinit(url, { as: 'style', precedence: PRECEDENCE });
  else preinit(url, { as: 'script' });
}

/** The build's assets: read and validated once, at boot. */
export interface Assets {
  /** The script that starts the browser's part. It runs last: React puts it behind the shell. */
  readonly entry: string;
  /**
   * One for each render, for `ChunkExtractorManager`.
   *
   * @param staticOnly the chunks of which the browser needs the styles only
   */
  createExtractor(staticOnly?: readonly string[]): ChunkExtractor;
  /** Puts the page's tags into the head; to be called while React renders. */
  announcePage(chunks: PageChunks): void;
  /** Puts the styles of chunks into the head, and no scripts; likewise. */
  announceStyles(chunks: readonly string[]): void;
  /** The styles of every page, for a page without scripts. */
  readonly styles: readonly string[];
}

/**
 * @param stats the parsed `loadable-stats.json`
 * @throws when it is not what this build needs
 */
export function createAssets(stats: unknown): Assets {
  const valid = statsSchema.parse(stats);
  const createExtractor = (staticOnly: readonly string[] = []) => new HeadExtractor(valid, staticOnly);
  const main = createExtractor().getMainAssets();
  const scripts = main.filter(({ scriptType }) => scriptType === 'script');
  const styles = main.filter(isStyle);
  const entry = scripts.at(-1)?.url;
  if (!entry) throw new Error('The build has no entry script');
  const chunkAssets = new Map(
    Object.keys(valid.namedChunkGroups).map((chunk) => [chunk, createExtractor().getChunkAssets(chunk)]),
  );
  const assetsOf = (chunk: string) => {
    const assets = chunkAssets.get(chunk);
    if (!assets) throw new Error(`The build has no chunk ${chunk}`);
    return assets;
  };
  const announceStyles = (chunks: readonly string[]) => chunks.flatMap(assetsOf).filter(isStyle).forEach(announce);

  return {
    entry,
    createExtractor,
    styles: styles.map(({ url }) => url),
    announceStyles,
    announcePage({ hydrated, whenUsed, staticOnly }) {
      styles.forEach(announce);
      hydrated.flatMap(assetsOf).forEach(announce);
      announceStyles([...whenUsed, ...staticOnly]);
      scripts.slice(0, -1).forEach(announce);
      preload(entry, { as: 'script' });
    },
  };
}

/** @param file path of `loadable-stats.json` */
export function readAssets(file: string): Assets {
  return createAssets(JSON.parse(readFileSync(file, 'utf8')));
}
