import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { command } from '#tests/support/startSite.ts';
import type { Answer, FloorOrder } from './floors/Answer.ts';

/** Something that answers, in a process of its own. */
export interface Contestant {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<unknown>;
}

/** What Node writes by itself, with the settings that `Answer` names. */
const BY_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** The headers of a browser that matter to the server. */
export const BROWSER_HEADERS = { host: 'localhost', 'accept-encoding': 'gzip, deflate, br, zstd' } as const;

/**
 * Asks the site once, on a connection that stays open.
 *
 * @throws when it does not answer 200
 */
export async function readAnswer(port: number, target: string): Promise<Answer> {
  const asking = request({
    port,
    host: '127.0.0.1',
    path: target,
    headers: { ...BROWSER_HEADERS, connection: 'keep-alive' },
  });
  asking.end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${target} answered ${String(response.statusCode)}`);
  return answerOf(response.rawHeaders, Buffer.concat(chunks));
}

/** @returns what a floor has to give again */
export function answerOf(rawHeaders: readonly string[], body: Buffer): Answer {
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
  );
  const keepAlive = pairs.find(([name]) => name.toLowerCase() === 'keep-alive')?.[1] ?? '';
  const numberOf = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(keepAlive)?.[1] ?? 0);
  return {
    headers: pairs.filter(([name]) => !BY_NODE.has(name.toLowerCase())).flat(),
    body: body.toString('base64'),
    keepAliveTimeout: numberOf('timeout') * 1000,
    maxRequests: numberOf('max'),
  };
}

/** Starts a floor, with the flags that the site runs with. */
export async function startFloor(kind: FloorOrder['kind'], answer: Answer): Promise<Contestant> {
  const child = fork(path.join(import.meta.dirname, 'floors/answerServer.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning', ...command.slice(1, -1)],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send({ kind, answer } satisfies FloorOrder);
  const [port] = (await once(child, 'message')) as [number];
  return {
    port,
    pid: child.pid ?? 0,
    stop() {
      const ended = once(child, 'exit');
      child.kill();
      return ended;
    },
  };
}
