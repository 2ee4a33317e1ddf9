/** What the site asks of a font; `src/ui/styles/fonts.css` says the same weights to the browser. */
interface SiteFont {
  /** A variable font has thin and black letters too: half of its file, which nothing is set in. */
  readonly weights: { readonly min: number; readonly max: number };
  /** Where no style asks for them: a font of code has many. */
  readonly withoutLigatures?: boolean;
}

/** By the names of their packages. */
export const FONTS: Readonly<Partial<Record<string, SiteFont>>> = {
  onest: { weights: { min: 400, max: 700 } },
  geologica: { weights: { min: 300, max: 600 } },
  'jetbrains-mono': { weights: { min: 400, max: 600 }, withoutLigatures: true },
};

/** First and last of characters that follow each other, as code points. */
type Range = readonly [first: number, last: number];

/** From the control characters on: the lines of code end with one. */
const BASIC: readonly Range[] = [
  [0x0000, 0x00a0],
  [0x00a9, 0x00a9],
  [0x00ab, 0x00ab],
  [0x00b7, 0x00b7],
  [0x00bb, 0x00bb],
  [0x00d7, 0x00d7],
  [0x2000, 0x202f],
  [0x2060, 0x2060],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** @returns all between and behind ranges that are in order */
const between = (ranges: readonly Range[]): Range[] =>
  ranges.map(([, last], index) => [last + 1, (ranges[index + 1]?.[0] ?? 0x10000) - 1] as const);

/** What is a file of its own, by the query of its address: a page that needs it seldom needs what else the package's file has. */
export const PARTS: Readonly<Partial<Record<string, readonly Range[]>>> = {
  /** The block of signs like ₽ and ₸, which prices need and no word does. */
  currencies: [[0x20a0, 0x20cf]],
  /** What a page in Cyrillic, and most code, needs of Latin: figures, punctuation and words without accents, two thirds of the file. */
  basic: BASIC,
  /** The rest. In words of Spanish the two would be shaped and kerned by pieces: those have the whole file. */
  accents: between(BASIC),
  /** The letters of Russian, its stress and №: the quarter of the file that is left is of Ukrainian, Serbian and others. */
  russian: [
    [0x0301, 0x0301],
    [0x0401, 0x0401],
    [0x0410, 0x044f],
    [0x0451, 0x0451],
    [0x2116, 0x2116],
  ],
};
