/**
 * `npm run bench`: how fast the site is, against goals and against floors that are measured in the same run. It measures and
 * judges nobody: it ends with 0 also where a goal is missed, and says so. docs/how-to/measure.md tells the options.
 */
import { readBenchArguments } from './lib/bench/benchArguments.ts';
import { parts } from './lib/bench/parts.ts';
import { runBench } from './lib/bench/runBench.ts';
import { build } from './lib/build.mjs';
import { giveUp } from './lib/giveUp.mjs';
import { root } from './lib/install.mjs';

try {
  const order = readBenchArguments(process.argv.slice(2), parts);
  await build();
  await runBench(root, order);
} catch (error) {
  giveUp(error);
}
