import pino from 'pino';
import type { Env } from '#config/env.ts';
import { createAdminApp } from '#src/server/createAdminApp.ts';
import { createApp } from '#src/server/createApp.ts';
import { createServices } from '#src/server/createServices.ts';
import { listen } from '#src/server/listen.ts';
import { createMetrics } from '#src/server/metrics.ts';
import { shutDown } from '#src/server/shutdown.ts';

/**
 * Serves until a signal ends it.
 *
 * @param env the validated environment
 * @param root the folder of the repository, or of the image
 * @returns the port it listens on, and when it is over: whether everything did end
 * @throws when it cannot start
 */
export async function start(env: Env, root: string): Promise<{ port: number; ended: Promise<boolean> }> {
  const logger = pino({ level: env.LOG_LEVEL, base: null });
  const services = await createServices({ env, logger, root });
  const readiness = { ready: true };
  const server = await listen(createApp(services, readiness), env.PORT, env.HOST);
  const servers = [server];
  if (env.ADMIN_PORT > 0) {
    const { cache, leads } = services;
    const metrics = createMetrics(leads);
    servers.push(await listen(createAdminApp({ cache, readiness, metrics }), env.ADMIN_PORT, env.HOST));
  }

  const signal = Promise.race([once('SIGTERM'), once('SIGINT')]);
  const ended = signal.then(() =>
    shutDown({
      servers,
      readiness,
      grace: env.SHUTDOWN_GRACE_MS,
      close: (remaining) => services.close(remaining),
      logger,
    }),
  );
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : env.PORT, ended };
}

function once(name: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => process.once(name, () => resolve()));
}
