import path from 'node:path';
import pino from 'pino';
import { readEnv } from '#config/env.ts';
import { findCompiledContent } from '#src/content/files/compiledContent.ts';
import { createApp } from '#src/server/createApp.ts';
import { createServices } from '#src/server/createServices.ts';
import { createSpecimenApp } from '#src/server/development/createSpecimenApp.tsx';
import { openContent, type OpenContent } from '#src/server/boot/openContent.ts';
import type { RenderError } from '#src/server/render/createErrorRenderer.tsx';

/** What is being delivered when the code changes may take so long to end, in ms. */
const CLOSE_WITHIN = 500;

interface DevelopmentOptions {
  readonly root: string;
  readonly dist: string;
  /** @returns what stands for the present code, see `compileContent`: what a production build of the same has parsed holds */
  readonly codeOf: () => string;
  /** Of the last app, if the code that reads it is the same: reading it takes longer than all the rest. */
  readonly content?: OpenContent;
  /** Told after each change of the content. */
  readonly onContentChange: () => void;
  /** Told what is wrong with the content, in sentences: at once, and whenever that has changed. */
  readonly onContentProblems: (problems: readonly string[]) => void;
  /** @returns the page that says where something was thrown */
  readonly renderFailure: (error: unknown) => string;
  /** @returns the error page, so that it is asked for anew after each change */
  readonly followChanges: (html: string) => string;
}

/**
 * What `scripts/dev.mjs` takes over after each change: the production app, without page cache, on the development build,
 * and before it the pages of primitives and blocks, `/__ui` and `/__ui/blocks`. The content stays open when the app is closed.
 */
export async function createDevelopmentApp(options: DevelopmentOptions) {
  const { root, dist, codeOf, onContentChange, onContentProblems } = options;
  // oxlint-disable-next-line house/no-environment -- an entry point, like server.ts: it hands the environment in
  const env = readEnv({ ...process.env, NODE_ENV: 'development', PAGE_TTL: '0', LOG_LEVEL: 'warn' });
  const logger = pino({ level: env.LOG_LEVEL, base: null });
  const openAnew = () =>
    openContent(env, root, logger, { compiled: findCompiledContent(path.join(root, 'dist'), codeOf) });
  const content = options.content ?? (await openAnew());
  const services = await createServices({ env, root, dist, logger, content });
  await services.settle();
  const listening = [services.onContentChange(onContentChange), content.onProblems(onContentProblems)];
  onContentProblems(content.problems);
  const app = createSpecimenApp({ services, root, dist });
  app.use(createApp({ ...services, renderError: tellDevelopers(services.renderError, options) }, { ready: true }));
  return {
    app,
    content,
    async close() {
      for (const end of listening) end();
      await services.close(CLOSE_WITHIN);
    },
  };
}

/** What visitors are spared, developers are to see: where the site has thrown. */
function tellDevelopers(
  renderError: RenderError,
  { renderFailure, followChanges }: Pick<DevelopmentOptions, 'renderFailure' | 'followChanges'>,
): RenderError {
  return (error, ...rest) =>
    error.code === 'internal' && error.status >= 500
      ? renderFailure(error)
      : followChanges(renderError(error, ...rest));
}
