import path from 'node:path';
import type { Logger } from 'pino';
import { contentDirectory, type Env } from '#config/env.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { checkInSteps } from '#src/content/check/checkContent.ts';
import { COMPILED_CONTENT, openCompiledContent, type CompiledContent } from '#src/content/files/compiledContent.ts';
import { createContentStore, type ContentStore } from '#src/content/contentStore.ts';
import type { ContentSurvey } from '#src/content/files/surveyFolder.ts';
import type { PresentProblems } from '#src/content/check/problemLedger.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';

/** The content, and what is wrong with it. */
export type OpenContent = ContentStore & PresentProblems;

interface BuiltContent {
  readonly compiled?: CompiledContent | undefined;
  readonly survey?: Promise<ContentSurvey | undefined> | undefined;
}

/**
 * With a CMS the folder holds menus and redirects for pages that it does not know, so its links cannot be judged.
 *
 * @param root the folder of the repository, or of the image
 * @param built what the build has made of it, see `openCompiled`, and what was found of that already; without it every file
 *   is parsed
 * @returns the embedded content, as the environment names it; its problems are logged
 * @throws when the content cannot be served
 */
export function openContent(env: Env, root: string, logger: Logger, built: BuiltContent = {}): Promise<OpenContent> {
  return createContentStore({
    directory: contentDirectory(env, root),
    publicDirectory: path.join(root, 'public'),
    ...built,
    parts: pageParts,
    ...(env.CMS_ORIGIN ? {} : { check: (snapshot) => checkInSteps(snapshot, checkedSite, new Date()) }),
    onProblem: (message) => logger.error(message),
  });
}

/**
 * @param dist the folder of the build
 * @param code stands for the code that reads it, see `compileContent`; without it all is parsed
 * @returns the compiled content; undefined when it cannot be used, which is logged: the site is the same then
 */
export function openCompiled(
  dist: string,
  code: string | undefined,
  logger: Pick<Logger, 'warn'>,
): CompiledContent | undefined {
  if (code === undefined) return undefined;
  try {
    const onDamage = (message: string) => logger.warn(`${message}; the file that it was made of is parsed instead`);
    return openCompiledContent(path.join(dist, COMPILED_CONTENT), code, onDamage);
  } catch (error) {
    logger.warn(
      { err: error },
      'The compiled content cannot be used; every file is parsed, and the start takes longer',
    );
    return undefined;
  }
}
