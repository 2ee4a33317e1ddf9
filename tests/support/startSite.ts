import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = process.cwd();
const [, line = '[]'] = /^CMD (.+)$/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8')) ?? [];
/** As the image starts it. */
const command = JSON.parse(line) as readonly string[];

export interface RunningSite {
  readonly origin: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** All that it has printed so far. */
  output(): string;
  /** Sends the signal and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the production build as operators do, on a free port, with a data folder of its own that goes with it: what a test
 * sends must not be waiting when somebody starts the site in earnest.
 *
 * @param env variables of DESIGN part 9
 * @throws with its output when it ends instead of listening
 */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const defaults = { NODE_ENV: 'production', PORT: '0', ADMIN_PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDirectory };
  const child = spawn(process.execPath, command.slice(1), {
    cwd: root,
    env: { PATH: process.env.PATH, ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit') as Promise<[number | null]>;
  void exited.then(() => {
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Listening on http:\/\/localhost:(\d+)/.exec(output);
      if (found) resolve(Number(found[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(([code]) => {
      reject(new Error(`The site ended with ${String(code)}:\n${output}`));
    });
  });
  return {
    origin: `http://localhost:${String(port)}`,
    port,
    process: child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
