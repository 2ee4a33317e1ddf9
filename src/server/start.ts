import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '#config/env.ts';
import type { ContentSurvey } from '#src/content/files/surveyFolder.ts';
import { createAdminApp } from '#src/server/createAdminApp.ts';
import { createApp } from '#src/server/createApp.ts';
import { createLog, type SiteLog } from '#src/server/boot/createLog.ts';
import { createServices, type Services } from '#src/server/createServices.ts';
import { createFinishedPages } from '#src/server/finished/finishedPages.ts';
import { isProbe, type Readiness } from '#src/server/endpoints/health.ts';
import { listen } from '#src/server/boot/listen.ts';
import { createMetrics } from '#src/server/boot/metrics.ts';
import { takeTurns } from '#src/server/http/takeTurns.ts';
import { shutDown } from '#src/server/boot/shutdown.ts';

interface Build {
  readonly dist: string;
  readonly code: string;
  readonly contentCode: string;
  /** What a thread has found of the content meanwhile; undefined where it could not. */
  readonly survey: Promise<ContentSurvey | undefined>;
}

/**
 * Serves until a signal ends it.
 *
 * @param env the validated environment
 * @param build the folder of the build, `dist` of the repository or of the image, what stands for its code and for that of it
 *   which reads the content, and what is known of the content already
 * @param onListening told the port; it comes before the first line of the log
 * @returns when it is over: whether everything did end
 * @throws when it cannot start; what was logged until then is out
 */
export async function start(
  env: Env,
  build: Build,
  onListening: (port: number) => void,
): Promise<{ ended: Promise<boolean> }> {
  const log = createLog(env.LOG_LEVEL);
  try {
    const { port, ended } = await serve(env, build, log);
    onListening(port);
    log.release();
    return { ended };
  } catch (error) {
    log.close();
    throw error;
  }
}

/** The first visitors have waited for the start already, and are answered before what nobody waits for; in ms. */
const SETTLE_AFTER = 250;

async function serve(env: Env, build: Build, log: SiteLog): Promise<{ port: number; ended: Promise<boolean> }> {
  const { logger } = log;
  const { PORT, ADMIN_PORT } = env;
  if (PORT === ADMIN_PORT && PORT > 0)
    throw new Error(`PORT and ADMIN_PORT are both ${String(PORT)}; set another for one of them`);
  // Heard from the beginning: as process 1 of a container it would not get one that nobody listens to.
  const ending = Promise.race([hear('SIGTERM'), hear('SIGINT')]);
  const services = await createServices({ env, logger, root: path.dirname(build.dist), ...build });
  const readiness = { ready: true };
  const server = await listen(createHandler(services, readiness, log), PORT, env.HOST);
  const servers = [server];
  if (ADMIN_PORT > 0) {
    const { cache, leads, measured } = services;
    const metrics = createMetrics(leads, measured.metrics);
    servers.push(await listen(createAdminApp({ cache, readiness, metrics }), ADMIN_PORT, env.HOST, 'ADMIN_PORT'));
  }
  const settling = setTimeout(() => void settle(services, logger), SETTLE_AFTER).unref();

  const ended = ending.then(() => {
    clearTimeout(settling);
    return shutDown({
      servers,
      readiness,
      grace: env.SHUTDOWN_GRACE_MS,
      close: (remaining) => services.close(remaining),
      logger,
    });
  });
  return { port: portOf(server) ?? PORT, ended };
}

/** Finished pages are answered at once, and so are probes; for all else there is the chain, and in it one after another. */
function createHandler(services: Services, readiness: Readiness, { writeLine }: SiteLog): RequestListener {
  const app = createApp(services, readiness);
  const takeTurn = takeTurns(app);
  const answer: RequestListener = (req, res) => {
    if (isProbe(req)) app(req, res);
    else takeTurn(req, res);
  };
  if (services.env.PAGE_TTL === 0) return answer;
  const { hostedSites, cache, pages, logger } = services;
  const answerFinished = createFinishedPages({
    siteOf: hostedSites.siteOf,
    cache,
    pages,
    readiness,
    logger,
    writeLine,
  });
  return (req, res) => {
    if (!answerFinished(req, res)) answer(req, res);
  };
}

async function settle(services: Services, logger: Logger): Promise<void> {
  try {
    await services.settle();
  } catch (error) {
    logger.error({ err: error }, 'The content cannot be followed');
  }
}

function portOf(server: Server): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** A second signal changes nothing: at a terminal it comes twice, from there and from who has started this process. */
function hear(name: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => process.on(name, () => resolve()));
}
