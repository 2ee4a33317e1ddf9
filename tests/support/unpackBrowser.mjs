import { writeFileSync } from 'node:fs';
import path from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

/**
 * Unpacks the packaged Chromium below TMPDIR, with the libraries that a bare Debian lacks, and prints where it is. Its own
 * font configuration names folders of another system: without a font the renderer paints nothing, or crashes.
 */
const directory = process.env.TMPDIR;
const executable = await chromium.executablePath();
await inflate(path.resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
writeFileSync(
  path.join(directory, 'fonts.conf'),
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${directory}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${directory}/font-cache</cachedir></fontconfig>`,
);
console.log(executable);
