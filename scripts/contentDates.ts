/** `npm run content:dates`: writes down when the words of each page were last changed, for sitemaps. */
import path from 'node:path';
import { writeDates } from './lib/contentDates.ts';
import { findContentFolder } from './lib/findContentFolder.ts';
import { giveUp } from './lib/giveUp.mjs';

try {
  const directory = findContentFolder(path.resolve(import.meta.dirname, '..'));
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  console.log(`${String(await writeDates(directory, today))} days written`);
} catch (error) {
  giveUp(error);
}
