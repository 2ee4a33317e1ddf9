import path from 'node:path';
import type { Logger } from 'pino';
import { contentDirectory, type Env } from '#config/env.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { siteAddresses } from '#src/app/siteAddresses.ts';
import { checkContent } from '#src/content/checkContent.ts';
import { createContentStore, type ContentStore } from '#src/content/contentStore.ts';
import type { PresentProblems } from '#src/content/problemLedger.ts';
import { pageTemplates } from '#src/server/templates/pageTemplates.ts';

const site = { addresses: siteAddresses, templates: pageTemplates };

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
    parts: pageParts,
    live: true,
    ...(env.CMS_ORIGIN ? {} : { check: (snapshot) => checkContent(snapshot, site, new Date()) }),
    onProblem: (message) => logger.error(message),
  });
}
