import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { COVER_COLOURS } from '#src/ui/drawings/covers/coverColours.ts';
import { drawCover } from '#src/ui/drawings/covers/drawCover.ts';
import { drawPreview } from './drawPreview.ts';
import type { WantedPreview } from './listPreviews.ts';
import { openTypeface } from './openTypeface.ts';
import { readSurface } from './readSurface.ts';

/**
 * Opens the site's fonts and colours.
 *
 * @param root the repository, with its packages
 * @returns a function that draws a preview as SVG; see `drawPreview`
 */
export async function createDrawPreview(root: string): Promise<(wanted: WantedPreview) => string> {
  const [css, display, small] = await Promise.all([
    readFile(path.join(root, 'src/ui/styles/tokens.css'), 'utf8'),
    openTypeface(root, 600, -0.015),
    openTypeface(root, 400),
  ]);
  return ({ surface, text, cover }) => {
    const drawn = cover && { shapes: drawCover(cover), colours: COVER_COLOURS[cover.ground] };
    return drawPreview(text, { surface: readSurface(css, surface), cover: drawn, display, small });
  };
}
