/** `npm test`: on a fresh clone too. Everything that proves the repository, from types to a real browser; then the count. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, findNode, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();

const node = findNode();
const bin = (file, ...args) => [node, [path.join('node_modules', file), ...args]];
const REPORT = path.join(root, 'node_modules/.cache/jest-report.json');

const steps = {
  types: bin('@typescript/native/bin/tsc', '--noEmit'),
  'lint: code': bin('eslint/bin/eslint.js', '.', '--cache', '--cache-location', 'node_modules/.cache/eslint'),
  'lint: styles': bin('stylelint/bin/stylelint.mjs', 'src/**/*.css'),
  'lint: format': bin('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  'import rules': bin(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    'server.ts',
    'config',
    'src',
    'tests',
    'scripts',
  ),
  content: [node, ['scripts/contentCheck.ts']],
  messages: [node, ['scripts/i18nCheck.mjs']],
};

let passed = 0;
let failed = 0;

function attempt(name, action) {
  const start = performance.now();
  try {
    action();
    passed += 1;
    console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    console.error(`✗ ${name}: ${error.message}`);
  }
}

/** @returns {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numRuntimeErrorTestSuites: number }} what jest counted */
function readReport() {
  return JSON.parse(readFileSync(REPORT, 'utf8'));
}

for (const [name, [command, args]] of Object.entries(steps)) attempt(name, () => run(command, args));
attempt('production build', ensureBuilt);

mkdirSync(path.dirname(REPORT), { recursive: true });
rmSync(REPORT, { force: true });
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
attempt('jest', () => run(node, [...jest, '--json', `--outputFile=${REPORT}`, ...process.argv.slice(2)]));
try {
  const report = readReport();
  passed += report.numPassedTests;
  failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (report.numPendingTests > 0)
    console.warn(
      `! ${String(report.numPendingTests)} skipped: the tests on a real Redis need redis-server (or REDIS_SERVER)`,
    );
} catch {
  console.error('✗ jest left no report');
  failed += 1;
}

console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 ? 1 : 0;
