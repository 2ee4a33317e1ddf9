import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();

/** Where systems keep a Chromium. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

interface BrowserProgram {
  readonly executable: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * `$CHROMIUM`, else the system's, else the one that is packaged with the development dependencies, unpacked once. Hence
 * the tests need no browser on the machine.
 *
 * @throws when the packaged one cannot be unpacked
 */
export function findBrowser(): BrowserProgram {
  const given = process.env.CHROMIUM;
  const found = [...(given ? [given] : []), ...SYSTEM].find((file) => existsSync(file));
  if (found) return { executable: found, env: {} };
  const directory = path.join(root, 'node_modules/.cache/chromium');
  mkdirSync(directory, { recursive: true });
  // In a process of its own: the package decides by TMPDIR where it unpacks, when it is loaded.
  const executable = execFileSync(process.execPath, [path.join(root, 'tests/support/unpackBrowser.mjs')], {
    env: { ...process.env, TMPDIR: directory, NODE_OPTIONS: '' },
    encoding: 'utf8',
  }).trim();
  return {
    executable,
    env: { LD_LIBRARY_PATH: path.join(directory, 'al2023/lib'), FONTCONFIG_FILE: path.join(directory, 'fonts.conf') },
  };
}
