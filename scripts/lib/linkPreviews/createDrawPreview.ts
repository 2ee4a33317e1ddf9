import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { COVER_COLOURS } from '#src/ui/drawings/covers/coverColours.ts';
import { drawCover } from '#src/ui/drawings/covers/drawCover.ts';
import { drawPreview } from './drawPreview.ts';
import type { WantedPreview } from './listPreviews.ts';
import { openTypeface } from './openTypeface.ts';
import { readIcons } from './readIcons.ts';
import { readPalette } from './readPalette.ts';
import { readSurface } from './readSurface.ts';
import { drawCard } from './scenes/drawCard.ts';
import type { Pen } from './scenes/Pen.ts';
import { stillOf } from './stills/stills.ts';

/**
 * Opens the site's fonts and colours.
 *
 * @param root the repository, with its packages
 * @returns a function that draws a preview as SVG; see `drawPreview`
 */
export async function createDrawPreview(root: string): Promise<(wanted: WantedPreview) => string> {
  const [css, display, small, pen] = await Promise.all([
    readFile(path.join(root, 'src/ui/styles/tokens.css'), 'utf8'),
    openTypeface(root, 600, -0.015),
    openTypeface(root, 400),
    openPen(root),
  ]);
  return ({ surface: name, text, cover, scene, iso }) => {
    const surface = readSurface(css, name);
    const drawn = cover && { shapes: drawCover(cover), colours: COVER_COLOURS[cover.ground] };
    const card = scene && drawCard(stillOf(scene, iso), surface, pen);
    return drawPreview(text, { surface, cover: drawn, scene: card?.svg, display, small });
  };
}

/**
 * Opens what scenes are drawn with.
 *
 * @param root the repository, with its packages
 */
export async function openPen(root: string): Promise<Pen> {
  const [css, sprite, text, bold, code] = await Promise.all([
    readFile(path.join(root, 'src/ui/styles/tokens.css'), 'utf8'),
    readFile(path.join(root, 'src/ui/icons/icons.svg'), 'utf8'),
    openTypeface(root, 450, 0, 'onest'),
    openTypeface(root, 650, 0, 'onest'),
    openTypeface(root, 500, 0, 'jetbrains-mono'),
  ]);
  return { text, bold, code, palette: readPalette(css), icon: readIcons(sprite) };
}
