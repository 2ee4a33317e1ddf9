import pino from 'pino';
import { readEnv } from '#config/env.ts';
import { createApp } from '#src/server/createApp.ts';
import { createContentProblems } from '#src/server/endpoints/contentProblems.ts';
import { createServices } from '#src/server/createServices.ts';
import { createSpecimenApp } from '#src/server/createSpecimenApp.tsx';

/** What is being delivered when the code changes may take so long to end, in ms. */
const CLOSE_WITHIN = 500;

interface DevelopmentOptions {
  readonly root: string;
  readonly dist: string;
  /** Told after each change of the content. */
  readonly onContentChange: () => void;
}

/**
 * What `scripts/dev.mjs` swaps in after each change: the production app, without page cache, on the
 * development build, and before it the page of primitives, `/__ui`.
 */
export async function createDevelopmentApp({ root, dist, onContentChange }: DevelopmentOptions) {
  // eslint-disable-next-line no-restricted-syntax -- an entry point, like server.ts: it hands the environment in
  const env = readEnv({ ...process.env, NODE_ENV: 'development', PAGE_TTL: '0', LOG_LEVEL: 'warn' });
  const services = await createServices({ env, root, dist, logger: pino({ level: env.LOG_LEVEL, base: null }) });
  services.onContentChange(onContentChange);
  const app = createSpecimenApp();
  const contentProblems = createContentProblems(services.contentProblems);
  app.use(contentProblems.router);
  app.use(createApp(services, { ready: true }));
  return {
    app,
    close() {
      contentProblems.close();
      return services.close(CLOSE_WITHIN);
    },
  };
}
