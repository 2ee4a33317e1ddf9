import http from 'node:http';
import https from 'node:https';
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What a site has answered, read to its end. */
export interface Answer {
  readonly address: string;
  readonly status: number;
  readonly requestId: string | undefined;
  /** The media type, without parameters. */
  readonly type: string;
  readonly location: string | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** In how many seconds a site that is busy wants to be asked again. */
  readonly retryAfter: number | undefined;
  /** Duration in ms, without the wait for a free connection. */
  readonly ms: number;
}

/** Asks for one address. Throws when no answer comes; a status such as 500 is an answer. */
export type Get = (address: string) => Promise<Answer>;

/** So many requests are under way at once: enough to keep two cores busy, too few to be an attack. */
const CONNECTIONS = 6;

/** An answer that does not move on for so long will not come, in ms. */
const PATIENCE = 30_000;

/** So many requests without any answer, one after the other, and a site is not asked any more: each costs all that patience. */
const SILENT = 2 * CONNECTIONS;

/** A site that is busy is asked again, so often and after so many seconds at most. */
const TRIES = 3;
const LONGEST_WAIT = 5;

/** Browsers find `ru.localhost` on their own machine; the resolver of many a system does not. */
const lookup: LookupFunction = (host, options, callback) => {
  systemLookup(host.endsWith('.localhost') ? 'localhost' : host, options, callback);
};

interface Client {
  /** How long an answer may stand still, in ms. */
  readonly patience?: number;
  /** Ends all that is asked. */
  readonly signal?: AbortSignal;
}

/**
 * @returns a client that asks for addresses, a few at once, and follows no redirect; it throws when no answer comes, and at
 *   once when too many in a row have not come
 */
export function createGet({ patience = PATIENCE, signal }: Client = {}): Get {
  const options = { keepAlive: true, maxSockets: CONNECTIONS, lookup };
  const clients = {
    'http:': { request: http.request, agent: new http.Agent(options) },
    'https:': { request: https.request, agent: new https.Agent(options) },
  };
  let silent = 0;
  const getOnce: Get = (address) => {
    const { protocol } = new URL(address);
    const { request, agent } = clients[protocol === 'https:' ? 'https:' : 'http:'];
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const sent = request(address, { agent, signal });
    let start = performance.now();
    sent.once('socket', () => {
      start = performance.now();
      if (silent >= SILENT) sent.destroy(new Error(`it was not asked for: ${String(SILENT)} requests got no answer`));
    });
    sent.setTimeout(patience, () => sent.destroy(new Error(`no answer within ${String(patience / 1000)} s`)));
    sent.on('error', reject);
    sent.on('response', (response) => {
      readAll(response).then((bytes) => {
        resolve({ ...describe(response), address, bytes, ms: performance.now() - start });
      }, reject);
    });
    sent.end();
    return promise;
  };
  return async (address) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await getOnce(address).catch((error: unknown) => {
        silent += 1;
        throw error;
      });
      silent = 0;
      if (answer.retryAfter === undefined || tries === TRIES) return answer;
      await delay(Math.min(answer.retryAfter, LONGEST_WAIT) * 1000, undefined, { signal });
    }
  };
}

async function readAll(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function describe({ statusCode = 0, headers }: http.IncomingMessage) {
  const requestId = headers['x-request-id'];
  return {
    status: statusCode,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    type: (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '',
    location: headers.location,
    headers,
    retryAfter: statusCode >= 400 && headers['retry-after'] ? Number(headers['retry-after']) || 1 : undefined,
  };
}
