import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Redis } from 'ioredis';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** A Redis of a test's own, on a free port. */
export interface TestRedis {
  readonly url: string;
  /** Stops and goes on without losing its connections: a Redis that hangs. */
  signal(name: NodeJS.Signals): void;
  close(): Promise<void>;
}

/** @returns where the machine's Redis is: `REDIS_SERVER`, or on the path; undefined when there is none */
function findRedis(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'redis-server'));
  return [process.env.REDIS_SERVER ?? '', ...folders].find((file) => file !== '' && existsSync(file));
}

const WANTED = 'install redis-server, or set REDIS_SERVER';

/**
 * A describe that needs a Redis. Without one its tests are counted as skipped, and the name says why; `npm test` says it
 * once more at its end. Where `REQUIRE_REDIS` is set, as in continuous integration, they fail instead.
 */
export function describeWithRedis(name: string, body: () => void): void {
  if (findRedis()) describe(name, body);
  else if (process.env.REQUIRE_REDIS)
    test(name, () => {
      throw new Error(`REQUIRE_REDIS is set, and there is no Redis: ${WANTED}`);
    });
  else describe.skip(`${name} (needs Redis: ${WANTED})`, body);
}

/** Starts a Redis of its own, kept as operators are told to keep it: appended to a file, nothing evicted. */
export async function startRedis(...args: string[]): Promise<TestRedis> {
  const directory = mkdtempSync(path.join(tmpdir(), 'redis-'));
  const port = await freePort();
  const settings = ['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction', '--bind', '127.0.0.1'];
  const server = spawn(findRedis() ?? '', ['--port', String(port), '--dir', directory, ...settings, ...args], {
    stdio: 'ignore',
  });
  const exited = once(server, 'exit');
  await waitUntil(() => answers(port));
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    signal: (name) => void server.kill(name),
    async close() {
      server.kill('SIGCONT');
      server.kill('SIGKILL');
      await exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** @returns the ids of all connections to a Redis, also of the one that asks */
export async function connectionsOf(client: Redis): Promise<readonly string[]> {
  return [...String(await client.client('LIST')).matchAll(/^id=(\d+)/gm)].map(([, id = '']) => id);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
