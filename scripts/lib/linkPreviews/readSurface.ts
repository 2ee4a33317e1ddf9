import { COVER_GROUNDS, type CoverGround } from '#src/shared/page/cover.ts';
import type { CoverTone } from '#src/ui/drawings/covers/coverShapes.ts';

/** The colours of a surface, by what they are for. */
export interface Surface {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly caller: string;
  readonly answer: string;
}

/**
 * Reads the colours of a surface where the pages have theirs from, so that the two cannot part.
 *
 * @param css the text of `src/ui/styles/tokens.css`
 * @param name a value of `data-surface`
 * @throws when the style sheet does not set one of them to a colour
 */
export function readSurface(css: string, name: string): Surface {
  const colourOf = createColourOf(css, [':root', '[data-surface]', `[data-surface='${name}']`], `Surface ${name}`);
  return {
    ground: colourOf('--surface-bg'),
    text: colourOf('--surface-text'),
    muted: colourOf('--surface-muted'),
    line: colourOf('--surface-line'),
    caller: colourOf('--voice-caller'),
    answer: colourOf('--voice-answer'),
  };
}

/** The colours of a cover's ground, by the tones of its shapes. */
export type CoverColours = Readonly<Record<CoverTone, string>>;

const TONES = ['caller', 'answer', 'line', 'faint', 'alert', 'raised', 'text', 'ground'] as const;

/**
 * The same of the grounds of covers.
 *
 * @param css the tokens, and the text of `Cover.module.css`
 * @throws when a ground has no colour for a tone
 */
export function readCoverColours(css: string): Readonly<Record<CoverGround, CoverColours>> {
  const read = (ground: CoverGround) => {
    const colourOf = createColourOf(css, [':root', `[data-ground='${ground}']`], `Ground ${ground}`);
    return Object.fromEntries(TONES.map((tone) => [tone, colourOf(`--cover-${tone}`)])) as CoverColours;
  };
  return Object.fromEntries(COVER_GROUNDS.map((ground) => [ground, read(ground)])) as Record<CoverGround, CoverColours>;
}

function createColourOf(css: string, selectors: readonly string[], owner: string) {
  const properties = propertiesOf(css, selectors);
  return function colourOf(property: string): string {
    const value = properties.get(property) ?? '';
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (reference) return colourOf(reference);
    if (!/^#[\da-f]{3,6}$/.test(value)) throw new Error(`${owner} has no colour ${property}`);
    return value;
  };
}

/** Later rules over earlier ones: all have the same specificity. */
function propertiesOf(css: string, selectors: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.split(',').some((part) => selectors.includes(part.trim()))) continue;
    for (const [, property = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found.set(property, value.trim());
    }
  }
  return found;
}
