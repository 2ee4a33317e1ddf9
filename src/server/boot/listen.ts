import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { constantHeaders } from '#src/server/http/constantHeaders.ts';

/** Longer than a balancer keeps idle connections, so that it is never the server that closes first (HARDENING, fact 5). */
const LIMITS = {
  keepAliveTimeout: 72_000,
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2000,
} as const;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_REQUESTS_PER_SOCKET = 1000;
/** A connection that no byte has passed for so long, though an answer is due, has nobody at its end, in ms. */
const QUIET_TIMEOUT = 60_000;

const open = new WeakMap<Server, Set<Socket>>();

/**
 * Closes the connections by which nothing has come yet, as browsers and balancers open them ahead: Node counts one as idle only
 * behind its first request.
 *
 * @param server one of `listen`
 */
export function closeSilentConnections(server: Server): void {
  for (const socket of open.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

function noteConnections(server: Server): void {
  const sockets = new Set<Socket>();
  open.set(server, sockets);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

/**
 * @param handler what answers
 * @param port 0 for any free one
 * @param variable the one that names the port
 * @returns the server, listening
 * @throws an error that says so when the port is in use or not for this user, or the host is none
 */
export async function listen(
  handler: RequestListener,
  port: number,
  host: string,
  variable: 'PORT' | 'ADMIN_PORT' = 'PORT',
): Promise<Server> {
  const options = { ...LIMITS, maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false };
  const server = createServer(options, admit(handler));
  noteConnections(server);
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  server.timeout = QUIET_TIMEOUT;
  server.on('checkExpectation', (_req: IncomingMessage, res: ServerResponse) => turnAway(res, 417));
  // Without this an upgrade would be answered as a page.
  server.on('upgrade', (_req, socket) => {
    // Nobody else hears it, and an error that nobody hears ends the process.
    socket.on('error', () => socket.destroy());
    socket.end(refusal('400 Bad Request'));
  });
  server.on('clientError', refuse);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const why = WHY_NOT[(error as NodeJS.ErrnoException).code ?? '']?.(`${variable}=${String(port)}`, host);
    throw why === undefined ? error : new Error(why, { cause: error });
  }
  return server;
}

/** By the code of the error, where there is more to say than it does. A second process has another `PORT`, and forgets the other one. */
const WHY_NOT: Readonly<Record<string, (port: string, host: string) => string>> = {
  EADDRINUSE: (port) => `${port}: the port is in use; stop what listens there, or set another`,
  EACCES: (port) => `${port}: this user may not listen there; set a port from 1024 on`,
  ENOTFOUND: (_port, host) => `HOST=${host}: there is no such address`,
  EINVAL: (_port, host) => `HOST=${host}: there is no such address`,
};

/** Browsers ask once at a time. Whoever asks without waiting, and never reads, would have all answers made and held (HARDENING, fact 10). */
const MOST_UNANSWERED = 16;

/** @returns the handler, for what it can take: one host, a path as the address, and not too much from one connection at once */
function admit(handler: RequestListener): RequestListener {
  const unanswered = new WeakMap<Duplex, number>();
  return function admitted(req, res) {
    const { socket } = req;
    const now = (unanswered.get(socket) ?? 0) + 1;
    if (now > MOST_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, now);
    res.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (takePath(req)) handler(req, res);
    else turnAway(res, 400);
  };
}

const ABSOLUTE = /^https?:\/\/([^/?]*)/i;

/**
 * Leaves the path of an address that names its host, too (RFC 9112, 3.2.2), and without a fragment: that is the browser's own, and
 * who sends it means the page.
 *
 * @returns whether there is one host: none in HTTP/1.1, or another than the header says, is no request to us
 */
function takePath(req: IncomingMessage): boolean {
  const { host } = req.headers;
  if (host === undefined && req.httpVersion !== '1.0') return false;
  const [url = ''] = (req.url ?? '').split('#', 1);
  req.url = url;
  if (url.startsWith('/')) return true;
  const [whole, named] = ABSOLUTE.exec(url) ?? [];
  if (whole === undefined) return true;
  const path = url.slice(whole.length);
  req.url = path.startsWith('/') ? path : `/${path}`;
  return named?.toLowerCase() === host?.toLowerCase();
}

function turnAway(res: ServerResponse, status: number): void {
  res.writeHead(status, { ...constantHeaders, 'Content-Length': '0', Connection: 'close' }).end();
}

/** How long a refused client may go on sending before it is cut off, in ms. */
const DRAIN = 500;

const REFUSALS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers what is no request. Node would cut the connection at once, and a client that is still sending its 100 KB would
 * see a reset instead of the answer.
 */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Browsers open connections ahead. An answer on one that was never used would be taken for that of its first request.
  const unused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && 'bytesRead' in socket && socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || !socket.writable || unused) {
    socket.destroy();
    return;
  }
  socket.end(refusal(REFUSALS[error.code ?? ''] ?? '400 Bad Request'));
  socket.resume();
  setTimeout(() => socket.destroy(), DRAIN).unref();
}

/** What never becomes a request is answered by hand, with the headers of every other answer. */
function refusal(status: string): string {
  const headers = Object.entries({ ...constantHeaders, 'Content-Length': '0', Connection: 'close' });
  return `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}
