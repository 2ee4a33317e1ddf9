/**
 * `npm run smoke -- URL [--report FOLDER]`: does a running site work? Every address of its sitemap and of the route table, all
 * links and files, one page for each template and block in a browser, and a few walks. All that is wrong is told in one run.
 */
import { carryOut } from './lib/sweep/carryOut.ts';
import { readArguments } from './lib/sweep/readArguments.ts';
import { runSmoke } from './lib/sweep/runSmoke.ts';
import { giveUp } from './lib/sweep/tell.ts';

const USAGE = 'Usage: npm run smoke -- http://localhost:3000 [--report FOLDER]';

try {
  const given = readArguments(process.argv.slice(2), { usage: USAGE, hasParts: false });
  await carryOut(given, (task) => runSmoke(given.origin, task));
} catch (error) {
  giveUp(error);
}
