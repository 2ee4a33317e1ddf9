import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What a provider may do to a lead: `resets` breaks the connection off, `absent` takes none at all. */
export const MOODS = ['fails', 'hangs', 'resets', 'absent', 'works'] as const;
type Mood = (typeof MOODS)[number];

/** A lead that the provider has read to its end. */
export interface Arrival {
  readonly path: string;
  readonly fields: readonly (readonly [string, string])[];
  /** Their bytes, by their field. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The provider's side over real HTTP: in whatever mood it is told to be, on one port. Reads what it takes to the end. */
export async function createLeadUpstream() {
  const arrivals = new Map<string, Arrival[]>();
  const met = new Set<Mood>();
  let mood: Mood = 'works';

  const behave = {
    fails: (_req: IncomingMessage, res: ServerResponse) => void res.writeHead(500).end('no'),
    hangs: () => undefined,
    resets: (req: IncomingMessage) => void req.socket.resetAndDestroy(),
    absent: (req: IncomingMessage) => void req.socket.destroy(),
    works: async (req: IncomingMessage, res: ServerResponse) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const key = String(req.headers['idempotency-key']);
      const arrival = await readArrival(req, Buffer.concat(chunks));
      arrivals.set(key, [...(arrivals.get(key) ?? []), arrival]);
      res.writeHead(201).end('{}');
    },
  };

  const listener = (req: IncomingMessage, res: ServerResponse) => {
    met.add(mood);
    req.on('error', () => undefined);
    // A sender that was killed does not end what it began: that lead did not arrive.
    Promise.resolve(behave[mood](req, res)).catch(() => undefined);
  };
  let server = await listen(listener, 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    /** What arrived whole, by `Idempotency-Key`. */
    arrivals,
    met,
    async turn(next: Mood): Promise<void> {
      if (next === 'absent') {
        met.add(next);
        await close(server);
      } else if (mood === 'absent') server = await listen(listener, port);
      // What hangs would hang on.
      else server.closeAllConnections();
      mood = next;
    },
    close: () => close(server),
  };
}

async function readArrival(req: IncomingMessage, body: Buffer): Promise<Arrival> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': req.headers['content-type'] ?? '' },
  }).formData();
  const fields: [string, string][] = [];
  const files = new Map<string, Buffer>();
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.push([name, value]);
    else files.set(name, Buffer.from(await value.arrayBuffer()));
  }
  return { path: req.url ?? '', fields, files };
}

async function listen(listener: (req: IncomingMessage, res: ServerResponse) => void, port: number): Promise<Server> {
  for (let tries = 0; ; tries += 1) {
    const server = createServer(listener).listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return server;
    } catch (error) {
      if (tries > 20) throw error;
      await delay(50);
    }
  }
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
