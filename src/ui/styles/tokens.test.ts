import { readFileSync } from 'node:fs';

const css = readFileSync('src/ui/styles/tokens.css', 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

/** Every custom property that holds on a surface, later rules over earlier ones, as the cascade has it. */
function propertiesOf(surface: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const applies = selectors
      .split(',')
      .some((selector) => [':root', '[data-surface]', `[data-surface='${surface}']`].includes(selector.trim()));
    if (!applies) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value.trim());
  }
  return found;
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(surface: string, front: string, back: string): number {
  const properties = propertiesOf(surface);
  const [lighter = 0, darker = 0] = [front, back]
    .map((name) => {
      let value = properties.get(name) ?? '';
      for (let match; (match = /^var\((--[\w-]+)\)$/.exec(value));) value = properties.get(match[1] ?? '') ?? '';
      return luminance(value);
    })
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(['white', 'tint', 'dark', 'vox', 'purple955', 'kit'])('Surface %s (VISUAL, colour)', (surface) => {
  it.each([
    ['--surface-text', '--surface-bg', 4.5],
    ['--surface-text', '--surface-raised', 4.5],
    ['--surface-muted', '--surface-bg', 4.5],
    ['--surface-link', '--surface-bg', 4.5],
    ['--button-text', '--button-bg', 4.5],
    ['--button-text', '--button-hover', 4.5],
    ['--surface-control', '--surface-bg', 3],
    ['--focus-ring', '--surface-bg', 3],
    ['--surface-text', '--field-bg', 4.5],
    ['--surface-muted', '--field-bg', 4.5],
    ['--surface-control', '--field-bg', 3],
    ['--state-error', '--field-bg', 3],
    ['--state-info', '--surface-bg', 4.5],
    ['--state-success', '--surface-bg', 4.5],
    ['--state-warning', '--surface-bg', 4.5],
    ['--state-error', '--surface-bg', 4.5],
  ])('%s on %s reaches %d', (front, back, least) => {
    expect(contrast(surface, front, back)).toBeGreaterThanOrEqual(least);
  });
});

it('measures what the palette was chosen for', () => {
  expect(contrast('white', '--ink-900', '--surface-bg')).toBeCloseTo(17.5, 1);
  expect(contrast('white', '--mint-300', '--iris-900')).toBeCloseTo(11.2, 1);
});
