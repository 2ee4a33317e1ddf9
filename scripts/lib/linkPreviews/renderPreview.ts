import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LINK_PREVIEW } from '#config/constants.ts';
import { putInPlace } from '#src/server/boot/putInPlace.ts';
import { encodePng } from './encodePng.ts';

/** Names by content: an address never shows another image, so it can be kept for ever. */
export const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 20);

/** All letters are outlines: the renderer would look for the fonts of the machine before each image. */
const OUTLINES = { font: { loadSystemFonts: false } };

/**
 * Makes drawings PNG images. What was made once is kept: most pages are the same in the next build.
 *
 * @param cache the folder that keeps them; it may be deleted at any time
 * @param root the repository, with its packages
 * @returns a function from SVG to PNG, which throws when an image is heavier than `LINK_PREVIEW.maxBytes`
 */
export async function createRenderPreview(cache: string, root: string): Promise<(svg: string) => Promise<Uint8Array>> {
  await mkdir(cache, { recursive: true });
  const { renderAsync } = await import('@resvg/resvg-js');
  const { version } = createRequire(path.join(root, 'package.json'))('@resvg/resvg-js/package.json') as {
    version: string;
  };
  return async function renderPreview(svg) {
    const kept = path.join(cache, `${hashOf(`indexed runs ${version} ${svg}`)}.png`);
    const before = await readFile(kept).catch(() => undefined);
    if (before) return before;
    const png = await encodePng(await renderAsync(svg, OUTLINES));
    if (png.byteLength > LINK_PREVIEW.maxBytes)
      throw new Error(`A link preview weighs ${String(png.byteLength)} bytes`);
    // A build that is ended while it writes must not leave half an image to the next one.
    await putInPlace(kept, png);
    return png;
  };
}
