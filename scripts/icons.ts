/** `npm run icons`: makes the sprite of the icons that `src/shared/iconNames.ts` lists. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ICON_NAMES } from '#src/shared/iconNames.ts';

const root = path.resolve(import.meta.dirname, '..');

/** A stroke, and the frame that says how large the icon is. */
const PATH = /^<path (?:d="(?<stroke>M[^"]+)"|stroke="none" d="M0 0h24v24H0z" fill="none") \/>$/;

/** All strokes as one: every page has seventy icons, and a browser makes elements of each anew. */
function symbol(name: string): string {
  const svg = readFileSync(path.join(root, `node_modules/@tabler/icons/icons/outline/${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).trim();
  const strokes = shapes.split(/\s*\n\s*/).map((shape) => {
    const found = PATH.exec(shape);
    if (!found) throw new Error(`${name} is more than strokes: ${shape}`);
    return found.groups?.stroke ?? '';
  });
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${strokes.join('')}"/></symbol>`;
}

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${ICON_NAMES.map(symbol).join('\n')}\n</svg>\n`;
writeFileSync(path.join(root, 'src/ui/icons/icons.svg'), sprite);
