import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = process.cwd();
const image = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const readLine = (instruction: string) => new RegExp(`^${instruction} (.+)$`, 'm').exec(image)?.[1] ?? '';
/** As the image starts it. */
export const command = JSON.parse(readLine('CMD')) as readonly string[];
/** What the image sets for it. */
export const environment = Object.fromEntries(
  readLine('ENV')
    .split(' ')
    .map((pair) => pair.split('=')),
) as Readonly<Record<string, string>>;

/** A production build that runs, on ports of its own. */
export interface RunningSite {
  readonly origin: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Where it keeps what it is sent. */
  readonly dataDirectory: string;
  /** All that it has printed so far. */
  output(): string;
  /** Sends the signal and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the production build as operators do, on a free port, with a data folder of its own that goes with it: what tests
 * send must not wait in the repository's `var` until somebody starts the site with a real provider.
 *
 * @param env variables of DESIGN part 9; who names a `DATA_DIR` looks after it
 * @param from where the build and its content are
 * @throws with its output when it ends instead of listening
 */
export async function startSite(env: Readonly<Record<string, string>> = {}, from = root): Promise<RunningSite> {
  const ownDirectory = env.DATA_DIR === undefined ? await mkdtemp(path.join(os.tmpdir(), 'site-')) : undefined;
  const dataDirectory = ownDirectory ?? path.resolve(root, env.DATA_DIR ?? '');
  const defaults = { ...environment, PORT: '0', ADMIN_PORT: '0', LOG_LEVEL: 'warn', WARM_UP: 'false' };
  const child = spawn(process.execPath, command.slice(1), {
    cwd: from,
    env: { PATH: process.env.PATH, ...defaults, ...env, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = (once(child, 'exit') as Promise<[number | null]>).then(async ([code]) => {
    if (ownDirectory) await rm(ownDirectory, { recursive: true, force: true });
    return code;
  });
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Listening on http:\/\/localhost:(\d+)/.exec(output);
      if (found) resolve(Number(found[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) => {
      reject(new Error(`The site ended with ${String(code)}:\n${output}`));
    });
  });
  return {
    origin: `http://localhost:${String(port)}`,
    port,
    process: child,
    dataDirectory,
    output: () => output,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
}
