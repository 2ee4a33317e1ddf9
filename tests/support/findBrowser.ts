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

/** What the package is built for; elsewhere the system's is taken. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

/**
 * `$CHROMIUM`, else the one that is packaged with the development dependencies, unpacked once: it is the same engine without
 * a window to draw, and takes half of the processor time that the system's does. Elsewhere the system's.
 *
 * @throws when the packaged one cannot be unpacked, or there is none for this machine
 */
export function findBrowser(): BrowserProgram {
  const given = process.env.CHROMIUM;
  if (given) return { executable: given, env: {} };
  if (isPackaged) return unpackBrowser();
  const executable = SYSTEM.find((file) => existsSync(file));
  if (!executable) throw new Error(`No browser is packaged for this machine, and none is at ${SYSTEM.join(', ')}`);
  return { executable, env: {} };
}

function unpackBrowser(): BrowserProgram {
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
