import type { RequestListener } from 'node:http';
import { serve } from '#tests/support/serve.ts';

/** How a stand-in upstream answers. */
export type Behaviour = RequestListener;

const json =
  (value: unknown, status = 200): Behaviour =>
  (_req, res) => {
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
  };

/** Every way in which an upstream was seen to fail, over real HTTP. */
export const behaviours = {
  json,
  status: (status: number): Behaviour => json({ message: 'no' }, status),
  text:
    (body: string): Behaviour =>
    (_req, res) => {
      res.end(body);
    },
  silent: (): Behaviour => () => undefined,
  /** Headers at once, the body never ends. */
  stalled: (): Behaviour => (_req, res) => {
    res.write('{"a":');
  },
  endless: (): Behaviour => (_req, res) => {
    const piece = ' '.repeat(65_536);
    const more = () => {
      if (!res.destroyed && res.write(piece)) setImmediate(more);
      else res.once('drain', more);
    };
    more();
  },
  redirect:
    (to: string): Behaviour =>
    (_req, res) => {
      res.writeHead(302, { Location: to }).end();
    },
  cut: (): Behaviour => (req) => {
    req.socket.destroy();
  },
} as const;

/** A stand-in upstream that behaves as it is told, call after call; the last behaviour stays. Remembers what it was asked. */
export async function createUpstream() {
  const asked: string[] = [];
  const seenHeaders: NodeJS.Dict<string | string[]>[] = [];
  let plan: Behaviour[] = [];
  const server = await serve((req, res) => {
    asked.push(req.url ?? '');
    seenHeaders.push(req.headers);
    const behaviour = plan.length > 1 ? plan.shift() : plan[0];
    behaviour?.(req, res);
  });
  return {
    origin: server.origin,
    asked,
    seenHeaders,
    behave(...next: Behaviour[]) {
      plan = next;
      asked.length = 0;
      seenHeaders.length = 0;
    },
    close: () => server.close(),
  };
}
