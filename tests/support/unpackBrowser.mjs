import path from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

/** Unpacks the packaged Chromium with the libraries that a bare Debian lacks, and prints where it is. */
const executable = await chromium.executablePath();
await inflate(path.resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
console.log(executable);
