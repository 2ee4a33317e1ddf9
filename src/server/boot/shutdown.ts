import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { closeSilentConnections } from '#src/server/boot/listen.ts';
import type { Readiness } from '#src/server/endpoints/health.ts';

interface ShutdownOptions {
  readonly servers: readonly Server[];
  readonly readiness: Readiness;
  /** `SHUTDOWN_GRACE_MS`: all is over within it. */
  readonly grace: number;
  /** @param remaining what is left until the process should have ended, in ms */
  readonly close: (remaining: number) => Promise<void>;
  readonly logger: Logger;
}

/** For so much of the grace the server goes on answering as before, until the balancer has seen that it is not ready. */
const NOTICE_SHARE = 0.2;
/** Idle connections are closed again and again: a busy one becomes idle only when its answer is out, in ms. */
const SWEEP = 50;
/** What must be left of the grace for the process to end by itself, in ms. */
const RESERVE = 500;

/**
 * The order that loses no request (HARDENING, shutdown): not ready, serve on, stop to listen, finish what is under way.
 *
 * @returns when everything is closed, or the grace is nearly over: whether all did end
 */
export async function shutDown({ servers, readiness, grace, close, logger }: ShutdownOptions): Promise<boolean> {
  const reserve = Math.min(RESERVE, grace / 2);
  const deadline = performance.now() + grace - reserve;
  readiness.ready = false;
  logger.info('draining');
  await delay(grace * NOTICE_SHARE);
  const closed = Promise.all(servers.map(closeServer)).then(() => true);
  let done = false;
  while (!done && performance.now() < deadline) {
    for (const server of servers) {
      server.closeIdleConnections();
      closeSilentConnections(server);
    }
    done = await Promise.race([closed, delay(SWEEP, false)]);
  }
  if (!done) {
    logger.warn('The grace is over: cutting what is left');
    servers.forEach((server) => server.closeAllConnections());
  }
  const remaining = Math.max(0, deadline - performance.now());
  const hasEnded = await Promise.race([close(remaining).then(() => true), delay(remaining + reserve / 2, false)]);
  if (!hasEnded) logger.warn('Something does not end; the process ends without it');
  return hasEnded;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
