import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
  return ({ surface, text }) => drawPreview(text, { surface: readSurface(css, surface), display, small });
}
