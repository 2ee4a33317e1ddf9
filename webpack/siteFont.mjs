import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { putInPlace } from '../src/server/boot/putInPlace.ts';
import { FONTS, PARTS } from './fonts.ts';

/** A loader gets the file as it is. */
export const raw = true;

/** What cuts. Loaded when a file is cut first: most builds find them all. */
const TOOLS = ['harfbuzzjs', 'subset-font', 'woff2-encoder'];

const root = path.resolve(import.meta.dirname, '..');

/** Code that moves as it is: with the file and its part, it says what is made. */
const MADE_BY = [
  import.meta.filename,
  path.join(import.meta.dirname, 'fonts.ts'),
  ...TOOLS.map((name) => path.join(root, 'node_modules', name, 'package.json')),
].map((file) => readFileSync(file, 'utf8'));

/**
 * Makes of a font's file what the site asks of it (docs/decisions/0017): its characters, or with a query the part of
 * that name in `PARTS`, in the weights that it is set in. What was made once is kept beside the packages, for every build of
 * either side and every copy of the repository that shares them.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} file as the package has it
 * @returns {Promise<Buffer>} as it is served
 * @throws {Error} when it is no font of the site
 */
export default async function siteFont(file) {
  const family = path.basename(path.dirname(path.dirname(this.resourcePath)));
  const font = FONTS[family];
  if (!font) throw new Error(`${family} is no font of webpack/fonts.ts: say there which weights it is set in`);
  const part = this.resourceQuery.slice(1);
  const hash = createHash('sha256');
  for (const input of [...MADE_BY, family, part, file]) hash.update(input).update('\0');
  const folder = path.resolve(this.resourcePath.replace(/\bnode_modules\b.*$/, 'node_modules/.cache/fonts'));
  const kept = path.join(folder, `${hash.digest('hex')}.woff2`);
  try {
    return await readFile(kept);
  } catch {
    const made = await cutFont(file, font, part);
    mkdirSync(folder, { recursive: true });
    await putInPlace(kept, made);
    return made;
  }
}

async function cutFont(file, font, part) {
  const [{ Blob, Face }, { default: subsetFont }, { default: decompress }] = await Promise.all([
    import('harfbuzzjs'),
    import('subset-font'),
    import('woff2-encoder/decompress'),
  ]);
  const sfnt = Buffer.from(await decompress(file));
  const all = [...new Face(new Blob(Uint8Array.from(sfnt).buffer)).collectUnicodes()];
  return subsetFont(sfnt, charactersOf(all, part), {
    targetFormat: 'woff2',
    variationAxes: { wght: font.weights },
    noLayoutClosure: font.withoutLigatures,
  });
}

function charactersOf(all, part) {
  if (part === '') return String.fromCodePoint(...all);
  const ranges = PARTS[part];
  if (!ranges) throw new Error(`${part} is no part of webpack/fonts.ts: say there which characters it has`);
  return String.fromCodePoint(...all.filter((code) => ranges.some(([first, last]) => code >= first && code <= last)));
}
