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

/** The block of signs like ₽ and ₸, which prices need and no word does; as code points. */
export const CURRENCIES = { from: 0x20a0, to: 0x20cf };
