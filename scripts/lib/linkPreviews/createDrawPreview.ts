import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawCover } from '#src/ui/drawings/covers/drawCover.ts';
import { drawPreview } from './drawPreview.ts';
import type { WantedPreview } from './listPreviews.ts';
import { openTypeface } from './openTypeface.ts';
import { readCoverColours, readSurface } from './readSurface.ts';

/**
 * Opens the site's fonts and colours.
 *
 * @param root the repository, with its packages
 * @returns a function that draws a preview as SVG; see `drawPreview`
 */
export async function createDrawPreview(root: string): Promise<(wanted: WantedPreview) => string> {
  const [css, covers, display, small] = await Promise.all([
    readFile(path.join(root, 'src/ui/styles/tokens.css'), 'utf8'),
    readFile(path.join(root, 'src/ui/drawings/covers/Cover.module.css'), 'utf8'),
    openTypeface(root, 600, -0.015),
    openTypeface(root, 400),
  ]);
  const grounds = readCoverColours(css + covers);
  return ({ surface, text, cover }) => {
    const drawn = cover && { shapes: drawCover(cover), colours: grounds[cover.ground] };
    return drawPreview(text, { surface: readSurface(css, surface), cover: drawn, display, small });
  };
}
