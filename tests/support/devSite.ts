import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { COMPILED_CONTENT } from '#src/content/files/compiledContent.ts';
import { linkPackages } from '#tests/support/linkPackages.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

const root = process.cwd();

/** All that the development server reads. */
export const SOURCES = [
  'config',
  'content',
  'locales',
  'public',
  'scripts',
  'src',
  'webpack',
  'lingui.config.ts',
  'package.json',
  'tsconfig.json',
];

/** What the production build has parsed of the content, and all that tells whether the code is still the same. */
const PARSED = [path.join('dist', COMPILED_CONTENT), 'package-lock.json', 'server.ts', 'webpack.config.mjs'];

/** A first build, from nothing and beside other work, in ms. */
const FIRST_BUILD = 240_000;

/** A development server over a copy of the sources, which a test may change. */
export interface DevSite {
  readonly origin: string;
  readonly directory: string;
  /** All that it has printed so far. */
  output(): string;
  /** Changes a file of the copy; the file must change. Returns when it was saved, as `performance.now()` has it. */
  edit(file: string, change: (source: string) => string): Promise<number>;
  /** Takes a file over anew from the repository. Returns when. */
  restore(file: string): Promise<number>;
  stop(): Promise<void>;
}

/** A copy of the sources, so that edits neither touch the repository nor outlive a test that fails. */
async function copySources(): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'dev-site-'));
  for (const name of [...SOURCES, ...PARSED])
    cpSync(path.join(root, name), path.join(directory, name), { recursive: true });
  await linkPackages(path.join(root, 'node_modules'), path.join(directory, 'node_modules'));
  return directory;
}

/**
 * Starts `npm run dev` on a copy of the sources, on a free port. It keeps nothing of its builds, which would take a third of the
 * time of the first.
 *
 * @throws with its output when it ends instead
 */
export async function startDevSite(): Promise<DevSite> {
  const directory = await copySources();
  const child = spawn(process.execPath, ['scripts/dev.mjs', '--no-cache'], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await waitUntil(() => {
      if (child.exitCode !== null) throw new Error('The development server ended');
      return ['Listening on', 'client built', 'server built'].every((text) => output.includes(text));
    }, FIRST_BUILD);
  } catch (error) {
    await stop();
    throw new Error(output, { cause: error });
  }
  return {
    origin: /Listening on (\S+)/.exec(output)?.[1] ?? '',
    directory,
    output: () => output,
    async edit(file, change) {
      const name = path.join(directory, file);
      const before = await readFile(name, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`${file} stayed as it was`);
      await writeFile(name, after);
      return performance.now();
    },
    async restore(file) {
      await writeFile(path.join(directory, file), await readFile(path.join(root, file)));
      return performance.now();
    },
    stop,
  };
}
