/** `npm run translations -- list|export|import|confirm`: what is translated of the pages, and from which words. */
import path from 'node:path';
import { contentDirectory, readEnv } from '#config/env.ts';
import { TranslationsError } from './lib/translations/openPages.ts';
import { runTranslationsCommand } from './lib/translations/translationsCommand.ts';

const root = path.resolve(import.meta.dirname, '..');
try {
  const directory = contentDirectory(readEnv(process.env), root);
  runTranslationsCommand(process.argv.slice(2), { directory, cwd: process.cwd(), print: (line) => console.log(line) });
} catch (error) {
  if (!(error instanceof TranslationsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
