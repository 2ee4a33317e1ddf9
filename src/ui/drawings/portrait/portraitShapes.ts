import type { PortraitParts } from '#src/shared/page/author.ts';

type Hair = PortraitParts['hair'];

/** What stands in front of the head: all hair has that. */
const above: Readonly<Record<Hair, string>> = {
  short: 'M24 33c-1-14 6-21 17-21 10 0 16 7 15 20l-3-1c-1-5-4-8-8-9-6 3-13 3-18 4-1 2-1 5-3 7z',
  bob: 'M23 46c-4-20 2-34 17-34s21 14 17 34l-4-1c1-8 0-15-4-19-7 4-15 4-19 5-3 3-4 9-3 14z',
  bun: 'M25 34c-1-13 5-20 15-20s16 7 15 20c-2-7-7-11-15-11s-13 4-15 11z',
  curls:
    'M24 36a7 7 0 0 1-1-12 8 8 0 0 1 8-10 9 9 0 0 1 17-1 8 8 0 0 1 9 10 7 7 0 0 1-1 13c-1-6-4-9-8-10-6 3-13 2-17 0-4 2-6 5-7 10z',
  long: 'M24 36c-2-15 5-24 16-24s18 9 16 24c-2-6-5-10-10-12-6 5-14 6-18 6-2 1-3 3-4 6z',
  shaved: 'M25 31c0-11 6-17 15-17s15 6 15 17c-3-6-8-9-15-9s-12 3-15 9z',
};

/** What stands behind it. */
const behind: Readonly<Partial<Record<Hair, string>>> = {
  bob: 'M22 28c0-10 8-16 18-16s18 6 18 16v22a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4z',
  bun: 'M40 2a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  long: 'M22 30c0-12 8-18 18-18s18 6 18 18v36a5 5 0 0 1-5 5H27a5 5 0 0 1-5-5z',
};

/** The shapes of portraits, on a field of 80 by 80. */
export const PORTRAIT_SHAPES = {
  above,
  behind,
  /** With the neck. */
  head: 'M40 16c9 0 15 7 15 17 0 9-4 16-9 19v7c0 4-12 4-12 0v-7c-5-3-9-10-9-19 0-10 6-17 15-17z',
  body: 'M8 84c0-18 12-28 32-28s32 10 32 28z',
  beard: 'M25 36c2 6 6 8 15 8s13-2 15-8c1 11-5 20-15 20s-16-9-15-20z',
  scarf: 'M30 54c6 5 14 5 20 0a4 4 0 0 1 5 6c-8 8-22 8-30 0a4 4 0 0 1 5-6zM42 62l12 2-3 20h-9z',
  glasses: 'M27.5 35a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M41.5 35a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M38.5 35h3',
  headset: {
    band: 'M23 34c0-13 7-21 17-21s17 8 17 21M57 40c0 8-5 11-12 11',
    ends: 'M19 33a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM53 33a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM38 48h8a3 3 0 0 1 0 6h-8a3 3 0 0 1 0-6z',
  },
} as const;

/** The colours of portraits: they carry them, as covers do. */
export const PORTRAIT_COLOURS = {
  line: '#1c1728',
  ground: {
    lilac: { ground: '#ded3fe', body: '#743ec6', accent: '#76eecb' },
    mint: { ground: '#76eecb', body: '#2c1451', accent: '#fec990' },
    paper: { ground: '#fec990', body: '#8b59df', accent: '#ed3d57' },
    rose: { ground: '#feaaac', body: '#180a2e', accent: '#76eecb' },
    iris: { ground: '#a987f2', body: '#f49f2e', accent: '#fff' },
    night: { ground: '#441e79', body: '#0dc09b', accent: '#fec990' },
  },
  face: {
    light: '#ffe3cf',
    warm: '#f3c39c',
    brown: '#c98f63',
    dark: '#8a5a3c',
  },
  hair: {
    ink: '#1c1728',
    iris: '#441e79',
    amber: '#f49f2e',
    rose: '#a81032',
    grey: '#d2cfd9',
  },
} as const satisfies {
  readonly line: string;
  readonly ground: Readonly<Record<PortraitParts['ground'], Readonly<Record<'ground' | 'body' | 'accent', string>>>>;
  readonly face: Readonly<Record<PortraitParts['face'], string>>;
  readonly hair: Readonly<Record<PortraitParts['colour'], string>>;
};
