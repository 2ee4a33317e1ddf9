import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '#tests/support/serve.ts';
import { sitePort } from '#tests/support/sitePages.ts';

/** A CMS that does what a test tells it to. */
export interface StandInCms {
  readonly origin: string;
  /** How each call behaves from now on; by default it answers at once. */
  behave(call: 'getPage' | 'getRedirects' | 'getFavoritePosts', behaviour: Behaviour): void;
  /** Every call that was made, by its path and query; a test may empty it. */
  readonly asked: string[];
  /** When each call was answered last, as `performance.now()`. */
  readonly answeredAt: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/**
 * How a call is answered: late, by a status, by a broken body, not at all (`dead`: no connection; `hangs`: no answer).
 */
type Behaviour =
  | { readonly delay: () => number }
  | { readonly status: number }
  | { readonly body: string }
  | 'dead'
  | 'hangs';

/** Russian is spoken on a site of its own. */
const hostOf = (lang: string | null) => (lang === 'ru' ? 'ru.localhost' : 'localhost');

function replacementOf(behaviour: Behaviour | undefined): { status?: number; body?: string } {
  if (!behaviour || typeof behaviour === 'string' || 'delay' in behaviour) return {};
  return 'body' in behaviour ? { status: 200, body: behaviour.body } : { status: behaviour.status };
}

/**
 * A CMS over real HTTP that can be slow, broken or dead. Its content is that of the site under test, whose content calls it
 * passes on: they are those of a CMS.
 */
export async function createCms(): Promise<StandInCms> {
  const behaviours = new Map<string, Behaviour>();
  const answeredAt = new Map<string, number>();
  const asked: string[] = [];

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://cms');
    const call = pathname.replace('/api/', '');
    const behaviour = behaviours.get(call);
    asked.push(req.url ?? '/');
    if (behaviour === 'hangs') return;
    if (behaviour === 'dead') {
      req.socket.destroy();
      return;
    }
    if (behaviour && 'delay' in behaviour) await delay(behaviour.delay());
    const real = await ask(sitePort(), req.url ?? '/', { headers: { Host: hostOf(searchParams.get('lang')) } });
    const changed = { status: real.status, body: real.body, ...replacementOf(behaviour) };
    res.writeHead(changed.status, { 'Content-Type': 'application/json' });
    res.end(changed.body);
    answeredAt.set(call, performance.now());
  }

  const server = createServer((req, res) => void answer(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    behave: (call, behaviour) => behaviours.set(call, behaviour),
    asked,
    answeredAt,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
