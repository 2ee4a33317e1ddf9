/** The colours of a surface, by what they are for. */
export interface Surface {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly caller: string;
  readonly answer: string;
  /** Of a button, and of what is written on it. */
  readonly button: string;
  readonly onButton: string;
}

/**
 * Reads the colours of a surface where the pages have theirs from, so that the two cannot part.
 *
 * @param css the text of `src/ui/styles/tokens.css`
 * @param name a value of `data-surface`
 * @throws when the style sheet does not set one of them to a colour
 */
export function readSurface(css: string, name: string): Surface {
  const properties = propertiesOf(css, name);
  const colourOf = (property: string): string => {
    const value = properties.get(property) ?? '';
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (reference) return colourOf(reference);
    if (!/^#[\da-f]{3,6}$/.test(value)) throw new Error(`Surface ${name} has no colour ${property}`);
    return value;
  };
  return {
    ground: colourOf('--surface-bg'),
    text: colourOf('--surface-text'),
    muted: colourOf('--surface-muted'),
    line: colourOf('--surface-line'),
    caller: colourOf('--voice-caller'),
    answer: colourOf('--voice-answer'),
    button: colourOf('--button-bg'),
    onButton: colourOf('--button-text'),
  };
}

/** Later rules over earlier ones: all have the same specificity. */
function propertiesOf(css: string, name: string): Map<string, string> {
  const selectors = [':root', '[data-surface]', `[data-surface='${name}']`];
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.split(',').some((part) => selectors.includes(part.trim()))) continue;
    for (const [, property = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found.set(property, value.trim());
    }
  }
  return found;
}
