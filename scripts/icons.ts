/** `npm run icons`: makes the sprite of the icons that `src/shared/iconNames.ts` lists. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ICON_NAMES } from '#src/shared/iconNames.ts';

const root = path.resolve(import.meta.dirname, '..');

function symbol(name: string): string {
  const svg = readFileSync(path.join(root, `node_modules/@tabler/icons/icons/outline/${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/\s*\n\s*/g, '')}</symbol>`;
}

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${ICON_NAMES.map(symbol).join('\n')}\n</svg>\n`;
writeFileSync(path.join(root, 'src/ui/icons/icons.svg'), sprite);
