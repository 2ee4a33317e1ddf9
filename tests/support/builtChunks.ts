import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';

interface BuildStats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

function readChunks(): BuildStats['assetsByChunkName'] {
  return (JSON.parse(readFileSync('dist/loadable-stats.json', 'utf8')) as BuildStats).assetsByChunkName;
}

/**
 * @param name what the build calls a chunk, such as `block-tabs`: its files are named by number
 * @param ending of the file that is meant
 * @returns the file that is the chunk's own, below `/static/`
 * @throws when the build has no such chunk
 */
export function builtChunk(name: string, ending: '.js' | '.css' = '.js'): string {
  const file = readChunks()[name]?.find((asset) => asset.endsWith(ending));
  if (file === undefined) throw new Error(`The build has no ${name}${ending}`);
  return file;
}

/** @returns a pattern of the address of a chunk's own script */
export function builtScript(name: string): RegExp {
  return new RegExp(`/static/${builtChunk(name).replaceAll('.', '\\.')}$`);
}

/** @returns the name of the chunk that a file below `/static/` is of, or the empty string when it is of none */
export function chunkOf(pathname: string): string {
  const file = pathname.replace('/static/', '');
  return Object.entries(readChunks()).find(([, assets]) => assets.includes(file))?.[0] ?? '';
}

/** Waits until the script of a chunk has been asked for. */
export async function untilLoaded(page: Page, name: string): Promise<void> {
  const file = builtChunk(name);
  await page.waitForFunction(
    (wanted) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(wanted)),
    {},
    file,
  );
}
