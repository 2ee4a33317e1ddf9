import { statSync } from 'node:fs';

/**
 * What the folder of content looked like when it was compiled, without its texts: its file, beside `content.compiled`. The first
 * line is the version of that.
 */
export const CONTENT_LISTING = 'content.listing';

/** For how long before a reading a change may leave the time as it was, in ms: times are compared in whole seconds. */
const UNTOLD = 2000;

/**
 * @param directory the folder
 * @param names of regular files in it, sorted
 * @param readSince when somebody began to read them, in ms since 1970; without it they are not read
 * @returns a line for each: its name, its size in bytes, and when it was written, in s since 1970: layers of an image know no
 *   less. Undefined where one may have been written again since without another time, or has gone
 */
export function listFolder(directory: string, names: readonly string[], readSince = Infinity): string | undefined {
  let text = '';
  for (const name of names) {
    const stat = statSync(`${directory}/${name}`, { throwIfNoEntry: false });
    if (!stat || stat.mtimeMs >= readSince - UNTOLD) return undefined;
    text += `${name} ${String(stat.size)} ${String(Math.floor(stat.mtimeMs / 1000))}\n`;
  }
  return text;
}
