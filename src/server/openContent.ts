import path from 'node:path';
import type { Logger } from 'pino';
import { contentDirectory, type Env } from '#config/env.ts';
import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { siteAddresses } from '#src/app/siteAddresses.ts';
import { checkContent } from '#src/content/checkContent.ts';
import { createContentStore, type ContentStore } from '#src/content/contentStore.ts';
import type { PresentProblems } from '#src/content/problemLedger.ts';

/** The content, and what is wrong with it. */
export type OpenContent = ContentStore & PresentProblems;

/**
 * With a CMS the folder holds menus and redirects for pages that it does not know, so its links cannot be judged.
 *
 * @param root the folder of the repository, or of the image
 * @returns the embedded content, as the environment names it, watched; its problems are logged
 * @throws when the content cannot be served
 */
export function openContent(env: Env, root: string, logger: Logger): Promise<OpenContent> {
  return createContentStore({
    directory: contentDirectory(env, root),
    publicDirectory: path.join(root, 'public'),
    block: blockUnion,
    live: true,
    ...(env.CMS_ORIGIN ? {} : { check: (snapshot) => checkContent(snapshot, siteAddresses, new Date()) }),
    onProblem: (message) => logger.error(message),
  });
}
