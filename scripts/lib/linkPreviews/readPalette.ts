/** The steps of the site's colours that drawings of scenes use. */
const TONES = [
  ...([
    'iris-50',
    'iris-100',
    'iris-200',
    'iris-300',
    'iris-400',
    'iris-600',
    'iris-800',
    'iris-900',
    'iris-950',
  ] as const),
  ...(['ink-100', 'ink-200', 'ink-300', 'ink-500', 'ink-600', 'ink-900'] as const),
  ...(['mint-100', 'mint-300', 'mint-500', 'mint-700'] as const),
  ...(['amber-100', 'amber-300', 'amber-500', 'amber-700'] as const),
  ...(['rose-100', 'rose-500', 'rose-700'] as const),
] as const;

/** A step of a colour, as `tokens.css` names it. */
export type Tone = (typeof TONES)[number];
/** What each step is, as `#rrggbb`. */
export type Palette = Readonly<Record<Tone, string>>;

/**
 * Reads the steps of the colours where the scenes have theirs from, so that the two cannot part.
 *
 * @param css the text of `src/ui/styles/tokens.css`
 * @throws when the style sheet lacks one of them
 */
export function readPalette(css: string): Palette {
  const colourOf = (tone: Tone) => {
    const found = new RegExp(`--${tone}: (#[\\da-f]{6});`).exec(css)?.[1];
    if (!found) throw new Error(`There is no colour --${tone}`);
    return found;
  };
  return Object.fromEntries(TONES.map((tone) => [tone, colourOf(tone)])) as Palette;
}
