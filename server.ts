import { EnvError, readEnv } from '#config/env.ts';
import type { ContentSurvey } from '#src/content/files/surveyFolder.ts';
import { start } from '#src/server/start.ts';

/** Stands for all that the bundle is made of (webpack/server.mjs). */
declare const CODE_VERSION: string;
/** Of that, for what reads the content: what the build has made of it holds longer than a bundle. */
declare const CONTENT_CODE: string;

/**
 * Boots: reads the configuration, starts, says where, and ends when told to. Called by `webpack/beginning.cjs`.
 *
 * @param survey what a thread finds of the content meanwhile
 */
export function serve(survey: Promise<ContentSurvey | undefined>): void {
  run(survey).catch((error: unknown) => {
    console.error(error instanceof EnvError || !(error instanceof Error) ? String(error) : error.message);
    process.exit(1);
  });
}

async function run(survey: Promise<ContentSurvey | undefined>): Promise<void> {
  const build = { dist: __dirname, code: CODE_VERSION, contentCode: CONTENT_CODE, survey };
  const { ended } = await start(readEnv(process.env), build, (port) =>
    console.log(`Listening on http://localhost:${String(port)}`),
  );
  // A thread that waits for a disk that is gone holds an orderly exit up for ever.
  if (!(await ended)) process.kill(process.pid, 'SIGKILL');
  process.exit(0);
}
