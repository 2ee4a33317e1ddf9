/**
 * `npm run crawl -- URL [--shard 1/4] [--report FOLDER]`: every page of a running site in a browser, with all that the tests do
 * with one page of each kind: axe, the policy, the narrow screens, the HTML standard. Takes seconds a page: hence the parts.
 */
import { carryOut } from './lib/sweep/carryOut.ts';
import { readArguments } from './lib/sweep/readArguments.ts';
import { runCrawl } from './lib/sweep/runCrawl.ts';
import { giveUp } from './lib/sweep/tell.ts';

const USAGE = 'Usage: npm run crawl -- http://localhost:3000 [--shard 1/4] [--report FOLDER]';

try {
  const given = readArguments(process.argv.slice(2), { usage: USAGE, hasParts: true });
  await carryOut(given, (task) =>
    runCrawl(given, task, ({ address, complaints }) => {
      console.log(`${complaints.length === 0 ? '✓' : '✗'} ${address}`);
    }),
  );
} catch (error) {
  giveUp(error);
}
