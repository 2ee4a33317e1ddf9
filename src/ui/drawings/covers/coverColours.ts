import type { CoverGround } from '#src/shared/page/cover.ts';
import type { CoverTone } from '#src/ui/drawings/covers/coverShapes.ts';

/**
 * What is in which colour, for each ground. The colours are those of `tokens.css`, which a test holds; they are written here
 * since a cover carries its own, in pages and in link previews, and so costs no page any styles.
 */
export const COVER_COLOURS: Readonly<Record<CoverGround, Readonly<Record<CoverTone, string>>>> = {
  night: {
    ground: '#2c1451',
    caller: '#a987f2',
    answer: '#76eecb',
    line: '#8b59df',
    faint: '#441e79',
    alert: '#fec990',
    raised: '#180a2e',
    text: '#fff',
  },
  iris: {
    ground: '#743ec6',
    caller: '#c8b3fd',
    answer: '#fff',
    line: '#a987f2',
    faint: '#5e2ca4',
    alert: '#fec990',
    raised: '#2c1451',
    text: '#fff',
  },
  ink: {
    ground: '#100b1b',
    caller: '#8b59df',
    answer: '#76eecb',
    line: '#7e7a8b',
    faint: '#2f2b3c',
    alert: '#f49f2e',
    raised: '#1c1728',
    text: '#fff',
  },
  sky: {
    ground: '#056190',
    caller: '#76eecb',
    answer: '#fec990',
    line: '#2098db',
    faint: '#2098db',
    alert: '#fff',
    raised: '#180a2e',
    text: '#fff',
  },
  lilac: {
    ground: '#eee9fe',
    caller: '#c8b3fd',
    answer: '#743ec6',
    line: '#a987f2',
    faint: '#ded3fe',
    alert: '#ed3d57',
    raised: '#fff',
    text: '#2c1451',
  },
  paper: {
    ground: '#ffeddb',
    caller: '#f49f2e',
    answer: '#441e79',
    line: '#f49f2e',
    faint: '#fec990',
    alert: '#ed3d57',
    raised: '#fff',
    text: '#2c1451',
  },
  mint: {
    ground: '#d1f9eb',
    caller: '#0dc09b',
    answer: '#5e2ca4',
    line: '#0dc09b',
    faint: '#76eecb',
    alert: '#ed3d57',
    raised: '#fff',
    text: '#2c1451',
  },
  rose: {
    ground: '#fee6e6',
    caller: '#feaaac',
    answer: '#a81032',
    line: '#ed3d57',
    faint: '#fff',
    alert: '#5e2ca4',
    raised: '#fff',
    text: '#2c1451',
  },
};
