import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { contentDirectory, type Env } from '#config/env.ts';
import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { siteAddresses } from '#src/app/siteAddresses.ts';
import { checkInSteps } from '#src/content/checkContent.ts';
import { COMPILED_CONTENT, readCompiledContent, type CompiledContent } from '#src/content/compiledContent.ts';
import { createContentStore, type ContentStore } from '#src/content/contentStore.ts';
import { hashText } from '#src/content/hashText.ts';
import type { PresentProblems } from '#src/content/problemLedger.ts';

/** The content, and what is wrong with it. */
export type OpenContent = ContentStore & PresentProblems;

/**
 * With a CMS the folder holds menus and redirects for pages that it does not know, so its links cannot be judged.
 *
 * @param root the folder of the repository, or of the image
 * @param compiled see `openCompiled`; without it every file is parsed
 * @returns the embedded content, as the environment names it; its problems are logged
 * @throws when the content cannot be served
 */
export function openContent(env: Env, root: string, logger: Logger, compiled?: CompiledContent): Promise<OpenContent> {
  return createContentStore({
    directory: contentDirectory(env, root),
    publicDirectory: path.join(root, 'public'),
    compiled,
    block: blockUnion,
    ...(env.CMS_ORIGIN ? {} : { check: (snapshot) => checkInSteps(snapshot, siteAddresses, new Date()) }),
    onProblem: (message) => logger.error(message),
  });
}

/**
 * @param bundle the file of the server that runs, beside which the build has put the compiled content
 * @returns the compiled content; undefined when it cannot be used, which is logged: the site is the same then
 */
export function openCompiled(bundle: string, logger: Pick<Logger, 'warn'>): CompiledContent | undefined {
  try {
    return readCompiledContent(path.join(path.dirname(bundle), COMPILED_CONTENT), hashText(readFileSync(bundle)));
  } catch (error) {
    logger.warn(
      { err: error },
      'The compiled content cannot be used; every file is parsed, and the start takes longer',
    );
    return undefined;
  }
}
