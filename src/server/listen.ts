import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';

/** Longer than a balancer keeps idle connections, so that it is never the server that closes first (HARDENING, fact 5). */
const LIMITS = {
  keepAliveTimeout: 72_000,
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2000,
} as const;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_REQUESTS_PER_SOCKET = 1000;

/**
 * @param handler what answers
 * @param port 0 for any free one
 * @returns the server, listening
 * @throws an error that says so when the port is in use
 */
export async function listen(handler: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ ...LIMITS, maxHeaderSize: MAX_HEADER_BYTES }, handler);
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  // Without this an upgrade would be answered as a page.
  server.on('upgrade', (_req, socket) => { socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'); });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new Error(`Port ${String(port)} is in use: stop what listens there, or set another port`, { cause: error });
    }
    throw error;
  }
  return server;
}
