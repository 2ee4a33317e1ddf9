import type { Typeface } from '../openTypeface.ts';
import type { Palette } from '../readPalette.ts';

/** What drawings of scenes are made with: the typefaces and colours that scenes have on pages. */
export interface Pen {
  readonly text: Typeface;
  readonly bold: Typeface;
  readonly code: Typeface;
  readonly palette: Palette;
  /** The strokes of an icon of the site, on a square of 24; see `readIcons`. */
  readonly icon: (name: string) => string;
}

/** The room of a drawing, in px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A piece of a drawing, from its left upper corner on. */
export interface Drawn {
  readonly svg: string;
  /** In px: at most that of its room. */
  readonly height: number;
}
