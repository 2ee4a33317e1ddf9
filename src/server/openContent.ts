import path from 'node:path';
import type { Logger } from 'pino';
import { contentDirectory, type Env } from '#config/env.ts';
import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { createContentStore, type ContentStore } from '#src/content/contentStore.ts';

/**
 * @param root the folder of the repository, or of the image
 * @returns the embedded content, as the environment names it, watched; its problems are logged
 * @throws when the content cannot be served
 */
export function openContent(env: Env, root: string, logger: Logger): Promise<ContentStore> {
  return createContentStore({
    directory: contentDirectory(env, root),
    publicDirectory: path.join(root, 'public'),
    block: blockUnion,
    live: true,
    onProblem: (message) => logger.error(message),
  });
}
