/**
 * What the browser runs uses no more of the language's library than browsers of 2022 have: `toSorted`, `groupBy`, the methods
 * of iterators and sets came later, no bundler adds them, and where they are missing a page does not hydrate. The types know
 * which are which. `tsconfig.browser.json` follows the imports of the browser's entry; what it reaches of the server is
 * reached through types alone, and may use whatever Node has.
 *
 * `ES2023.Intl` is there since `NumberFormat` takes a decimal as text: an older browser reads it as a number.
 */
import { spawnSync } from 'node:child_process';

const TSC = [
  'node_modules/@typescript/native/bin/tsc',
  '--noEmit',
  '--pretty',
  'false',
  // With threads of its own it takes twice the work, as each finds the types that all use.
  '--singleThreaded',
  '-p',
  'tsconfig.browser.json',
];

/** By the import rules none of these is in a bundle of the browser. */
const OF_THE_SERVER = /^src\/(server|content|[^/]+\/server)\/|^src\/(blocks|pages)\/[^/]+\/server\.ts/;

const { stdout, stderr, status } = spawnSync(process.execPath, TSC, { encoding: 'utf8' });
// A problem is a line that names its file, and lines below it that are indented.
const problems = stdout
  .split(/\n(?=\S)/)
  .filter((problem) => problem.includes('error TS') && !OF_THE_SERVER.test(problem));
const hasFailed = status === null || stderr !== '' || problems.length > 0;
if (hasFailed) console.error([...problems, stderr].join('\n').trim());
process.exitCode = hasFailed ? 1 : 0;
