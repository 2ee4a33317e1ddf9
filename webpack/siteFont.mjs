import path from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import decompress from 'woff2-encoder/decompress';
import { FONTS, PARTS } from './fonts.ts';

/** A loader gets the file as it is. */
export const raw = true;

/**
 * Makes of a font's file what the site asks of it (docs/decisions/0017): its characters, or with a query the part of
 * that name in `PARTS`, in the weights that it is set in.
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
  const sfnt = Buffer.from(await decompress(file));
  return subsetFont(sfnt, charactersOf(sfnt, this.resourceQuery.slice(1)), {
    targetFormat: 'woff2',
    variationAxes: { wght: font.weights },
    noLayoutClosure: font.withoutLigatures,
  });
}

function charactersOf(sfnt, part) {
  const all = [...new Face(new Blob(Uint8Array.from(sfnt).buffer)).collectUnicodes()];
  if (part === '') return String.fromCodePoint(...all);
  const ranges = PARTS[part];
  if (!ranges) throw new Error(`${part} is no part of webpack/fonts.ts: say there which characters it has`);
  return String.fromCodePoint(...all.filter((code) => ranges.some(([first, last]) => code >= first && code <= last)));
}
