import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ChunkExtractor } from '@loadable/server';
import { preinit } from 'react-dom';
import { z } from 'zod';
import { stylesKey } from '#src/app/joinedStyles.ts';
import type { PageChunks } from '#src/app/pageChunks.ts';
import { isRecord, isRecordOf } from '#src/server/render/isRecordOf.ts';

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

interface AssetStats {
  readonly publicPath: string;
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

const isListOf = (value: unknown, isOne: (each: unknown) => boolean) =>
  Array.isArray(value) && value.length > 0 && value.every(isOne);

const isNames = (value: unknown) => isListOf(value, (name) => typeof name === 'string');

const isGroup = (group: unknown) =>
  isRecord(group) && isListOf(group.assets, (asset) => isRecord(asset) && typeof asset.name === 'string');

const statsSchema = z.custom<AssetStats>(
  (stats) =>
    isRecord(stats) &&
    typeof stats.publicPath === 'string' &&
    isRecordOf(stats.namedChunkGroups, isGroup) &&
    isRecordOf(stats.assetsByChunkName, isNames),
  'The chunks are not those of a build',
);

/** Which file joins which style files (webpack/JoinedStylesPlugin.mjs). */
const joinedSchema = z.custom<Readonly<Record<string, readonly string[]>>>(
  (joined) => isRecordOf(joined, isNames),
  'The joined styles are not those of a build',
);

/** The entry whose script brings the others (src/client/begin.ts). */
const BEGIN = 'begin';

/** Styles in this order: what every page has comes before what a block adds. */
const PRECEDENCE = 'page';

/** Style files, by their addresses, that another brings along. */
type Brought = ReadonlySet<string>;
const NOTHING: Brought = new Set();

/**
 * Loadable calls `addChunk` while a lazy component renders; React then puts the styles into the head by itself, those of
 * components inside components too (docs/decisions/0004). Scripts of chunks come with the page's, or when they are used.
 */
class HeadExtractor extends ChunkExtractor {
  readonly #brought: Brought;

  constructor(stats: AssetStats, brought: Brought) {
    super({ stats, entrypoints: [BEGIN, 'main'] });
    this.#brought = brought;
  }

  override addChunk(chunk: string): void {
    super.addChunk(chunk);
    for (const url of stylesOf(this.getChunkAssets(chunk))) if (!this.#brought.has(url)) announceStyle(url);
  }
}

function isStyle({ scriptType }: Asset): boolean {
  return scriptType === 'style';
}

function announceStyle(url: string): void {
  preinit(url, { as: 'style', precedence: PRECEDENCE });
}

/** What a page announces; one for each render. */
export interface PageTags {
  /** For `ChunkExtractorManager`. */
  readonly extractor: ChunkExtractor;
  /** What `begin` brings; the last starts the browser's part. */
  readonly scripts: readonly string[];
  /** Puts the page's styles into the head; to be called while React renders. */
  announce(this: void): void;
  /** Puts the styles of further chunks into the head, and no scripts; likewise. */
  announceStyles(this: void, chunks: readonly string[]): void;
}

/** The build's assets: read and validated once, at boot. */
export interface Assets {
  /** The script that brings the others. It runs behind the shell, where React puts it: the data of the page are there then. */
  readonly begin: string;
  /** @returns the tags of a page of these chunks: its styles are one file where the build has joined them, else one a chunk */
  tagsOf(chunks: PageChunks): PageTags;
  /** One for each render of something that is no page, for `ChunkExtractorManager`. */
  createExtractor(this: void): ChunkExtractor;
  /** The styles of every page, for a page without scripts. */
  readonly styles: readonly string[];
  /** @returns the styles of a chunk by its name, for such a page */
  ownStylesOf(this: void, chunk: string): readonly string[];
}

/**
 * @param stats the parsed `loadable-stats.json`
 * @param joined the parsed `joined-styles.json`
 * @throws when they are not what this build needs
 */
export function createAssets(stats: unknown, joined: unknown): Assets {
  const valid = statsSchema.parse(stats);
  const toUrl = (file: string) => `${valid.publicPath}${file}`;
  const joinedFiles = new Map(
    Object.entries(joinedSchema.parse(joined)).map(([file, parts]) => [stylesKey(parts.map(toUrl)), toUrl(file)]),
  );
  const createExtractor = () => new HeadExtractor(valid, NOTHING);
  const main = createExtractor().getMainAssets();
  const [begin, ...rest] = main.filter(isScript).map(({ url }) => url);
  const styles = main.filter(isStyle).map(({ url }) => url);
  if (!begin || rest.length === 0) throw new Error('The build has no entry script');
  const assetsOf = createLookup(valid);

  return {
    begin,
    createExtractor,
    styles,
    ownStylesOf: (chunk) => stylesOf(assetsOf(chunk)),
    tagsOf(chunks) {
      const own = stylesOf([...chunks.hydrated, ...chunks.whenUsed, ...chunks.staticOnly].flatMap(assetsOf));
      const file = joinedFiles.get(stylesKey(own));
      const brought: Brought = file === undefined ? NOTHING : new Set(own);
      const hydrated = chunks.hydrated.flatMap(assetsOf).filter(isScript);
      return {
        extractor: new HeadExtractor(valid, brought),
        scripts: [...new Set([...hydrated.map(({ url }) => url), ...rest])],
        announce() {
          [...styles, ...(file === undefined ? own : [file])].forEach(announceStyle);
        },
        announceStyles(further) {
          for (const url of stylesOf(further.flatMap(assetsOf))) if (!brought.has(url)) announceStyle(url);
        },
      };
    },
  };
}

const isScript = (asset: Asset) => !isStyle(asset);

/** @returns the addresses of the styles, each once */
const stylesOf = (assets: readonly Asset[]) => [...new Set(assets.filter(isStyle).map(({ url }) => url))];

/** @returns the function that finds the assets of a chunk by its name, and throws when the build has none */
function createLookup(stats: AssetStats): (this: void, chunk: string) => readonly Asset[] {
  const extractor = new HeadExtractor(stats, NOTHING);
  const known = new Map<string, readonly Asset[]>();
  return function assetsOf(chunk) {
    if (!Object.hasOwn(stats.namedChunkGroups, chunk)) throw new Error(`The build has no chunk ${chunk}`);
    const assets = known.get(chunk) ?? extractor.getChunkAssets(chunk);
    known.set(chunk, assets);
    return assets;
  };
}

/** @param dist the folder of the build */
export function readAssets(dist: string): Assets {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(dist, name), 'utf8'));
  return createAssets(read('loadable-stats.json'), read('joined-styles.json'));
}
