/** `npm run translations -- list|export|import|confirm`: what is translated of the pages, and from which words. */
import path from 'node:path';
import { findContentFolder } from './lib/findContentFolder.ts';
import { giveUp } from './lib/giveUp.mjs';
import { runTranslationsCommand } from './lib/translations/translationsCommand.ts';

const root = path.resolve(import.meta.dirname, '..');
try {
  const directory = findContentFolder(root);
  runTranslationsCommand(process.argv.slice(2), { directory, cwd: process.cwd(), print: (line) => console.log(line) });
} catch (error) {
  giveUp(error);
}
