/** `npm run smoke -- URL`: the smoke tests in a real browser against any running site. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const [url] = process.argv.slice(2);
if (!url || !URL.canParse(url)) {
  console.error('Usage: npm run smoke -- http://localhost:3000');
  process.exit(2);
}
const root = path.resolve(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'e2e',
    '--testPathPatterns',
    'tests/smoke/',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SITE_ORIGIN: new URL(url).origin } },
);
process.exitCode = status ?? 1;
