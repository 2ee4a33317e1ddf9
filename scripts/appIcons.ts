/** `npm run app-icons`: the sign of the site as files for home screens, and for whoever asks for `/favicon.ico` unasked. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { THEME_COLOR } from '#config/appIcons.ts';

const folder = path.resolve(import.meta.dirname, '../public');
const sign = readFileSync(path.join(folder, 'favicon.svg'), 'utf8');
const shapes = sign.slice(sign.indexOf('<rect x='), sign.lastIndexOf('</svg>'));
/** Edge to edge, and the sign within the circle that every mask leaves (W3C, maskable icons: 40% of the width). */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${THEME_COLOR}"/><g transform="translate(4 4) scale(0.75)">${shapes}</g></svg>`;

const draw = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** A PNG of 32 px in the frame that the format asks for: a head of 6 bytes, and 16 bytes on the one picture. */
function frameAsIcon(png: Uint8Array): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}

mkdirSync(path.join(folder, 'icons'), { recursive: true });
writeFileSync(path.join(folder, 'icons/icon-192.png'), draw(sign, 192));
writeFileSync(path.join(folder, 'icons/icon-512.png'), draw(sign, 512));
writeFileSync(path.join(folder, 'icons/maskable-512.png'), draw(maskable, 512));
writeFileSync(path.join(folder, 'icons/touch-180.png'), draw(maskable, 180));
writeFileSync(path.join(folder, 'favicon.ico'), frameAsIcon(draw(sign, 32)));
