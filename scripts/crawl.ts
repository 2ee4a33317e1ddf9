/**
 * `npm run crawl -- URL [--shard 1/4] [--report FOLDER]`: every page of a running site in a browser, with all that the tests do
 * with one page of each kind: axe, the policy, the narrow screens, the HTML standard. Takes seconds a page: hence the parts.
 */
import { createProgress } from './lib/sweep/createProgress.ts';
import { readArguments } from './lib/sweep/readArguments.ts';
import { runCrawl } from './lib/sweep/runCrawl.ts';
import { openReport } from './lib/sweep/report.ts';
import { giveUp, tell } from './lib/sweep/tell.ts';

const USAGE = 'Usage: npm run crawl -- http://localhost:3000 [--shard 1/4] [--report FOLDER]';

try {
  const given = readArguments(process.argv.slice(2), { usage: USAGE, hasParts: true });
  if (given.report !== undefined) await openReport(given.report);
  const shown = await runCrawl(given, createProgress(console.log), ({ address, complaints }) => {
    console.log(`${complaints.length === 0 ? '✓' : '✗'} ${address}`);
  });
  tell(shown, given);
} catch (error) {
  giveUp(error);
}
