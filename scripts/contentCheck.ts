/** `npm run content:check`: every problem of the content folder, each in one sentence. A translation that is old is none. */
import path from 'node:path';
import { findCompiledContent } from '#src/content/files/compiledContent.ts';
import { hashContentCode } from '../webpack/inputs.mjs';
import { checkFolder } from './lib/checkFolder.ts';
import { countOf } from './lib/countOf.ts';
import { findContentFolder } from './lib/findContentFolder.ts';
import { giveUp } from './lib/giveUp.mjs';

const root = path.resolve(import.meta.dirname, '..');
// What the last build has made of a file holds while neither the file nor the code has changed: half of the time.
const compiled = findCompiledContent(path.join(root, 'dist'), () => hashContentCode());
try {
  const directory = findContentFolder(root);
  const { documents, sentences, notices } = await checkFolder(directory, {
    publicDirectory: path.join(root, 'public'),
    compiled,
  });
  for (const sentence of [...sentences, ...notices]) console.log(sentence);
  if (notices.length > 0) console.log(`${countOf(notices.length, 'translation')} to look at`);
  console.log(`${countOf(documents, 'document')}, ${countOf(sentences.length, 'problem')}`);
  if (sentences.length > 0) process.exitCode = 1;
} catch (error) {
  giveUp(error);
}
