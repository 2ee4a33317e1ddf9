/**
 * `npm test`: on a fresh clone too. Everything that proves the repository, from types to a real browser; then the count.
 * `npm test -- --changed`: of that, what the present branch can have broken. Other arguments are Jest's.
 */
import { spawnSync } from 'node:child_process';
import { hashContentCode } from '../webpack/inputs.mjs';
import { compileCache } from './lib/compileCache.mjs';
import { giveUp } from './lib/giveUp.mjs';
import { ensureInstalled, findNode, root } from './lib/install.mjs';

/**
 * The type checker, and the linter by its side, are over in seconds and give all memory back: collecting garbage meanwhile takes
 * them a fifth of their time, and saves 300 of 1,600 MB. They run beside other work, and on each thread more they find the types
 * that all files use once more.
 */
const CHECKERS = { GOGC: 'off', GOMAXPROCS: '1' };

await ensureInstalled().catch(giveUp);
const { status } = spawnSync(findNode(), ['scripts/lib/testing/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  // What stands for the code: tests may use what is built of it, and of no other.
  env: { ...CHECKERS, ...process.env, BUILT_CODE: hashContentCode(), NODE_COMPILE_CACHE: compileCache },
});
process.exitCode = status ?? 1;
