import path from 'node:path';
import { watch } from 'chokidar';
import type { z } from 'zod';
import { createContentFiles } from '#src/content/contentFiles.ts';
import type { AnyBlock } from '#src/shared/page.ts';
import { parentPath } from '#src/shared/parentPath.ts';
import { describeProblem } from '#src/content/parseFile.ts';
import { createSchemaOf, readContent, type ContentSnapshot } from '#src/content/readContent.ts';

/**
 * What a change of the content touches, as tags of cached pages: the page itself, what lists the pages below a path, what
 * lists posts; `all` when every page shows it.
 */
export type ContentTag = 'all' | 'posts' | `page:${string}` | `below:${string}`;

export interface ContentStore {
  readonly snapshot: ContentSnapshot;
  /** Calls back after each change that was taken over. Returns the function that ends it. */
  onChange(listener: (tags: readonly ContentTag[]) => void): () => void;
  close(): Promise<void>;
}

interface ContentStoreOptions {
  readonly directory: string;
  /** See `createContentFiles`. Its files are part of the build and are not watched. */
  readonly publicDirectory?: string;
  readonly block: z.ZodType<AnyBlock>;
  /** Watches the folder and takes changes over while running. */
  readonly live: boolean;
  /** Told after each reading that found problems or could not be done. */
  readonly onProblem: (message: string) => void;
}

/** Editors' own files. What lies above the folder has no say: mounted content often lies below a dot folder. */
const isNoContent = (directory: string) => (file: string) => /(^|[/\\])\.|~$/.test(path.relative(directory, file));

/** Editors save several files at once, and tools write in pieces: wait until it is quiet, in ms. */
const QUIET = 80;

/**
 * The embedded CMS: reads the content folder, watches it, and keeps what is good of it.
 *
 * @throws when the content cannot be served at all
 */
export async function createContentStore(options: ContentStoreOptions): Promise<ContentStore> {
  const { directory, publicDirectory, block, live, onProblem } = options;
  const files = createContentFiles(directory, publicDirectory);
  const schemaOf = createSchemaOf(block);
  const listeners = new Set<(tags: readonly ContentTag[]) => void>();
  let snapshot = await readContent(files, schemaOf);
  reportProblems(snapshot, onProblem);

  const reload = async () => {
    try {
      const before = snapshot;
      snapshot = await readContent(files, schemaOf, before);
      reportProblems(snapshot, onProblem);
      const tags = changedTags(before, snapshot);
      if (tags.length > 0) listeners.forEach((listener) => { listener(tags); });
    } catch (error) {
      onProblem(`The content could not be read; the last good content stays: ${String(error)}`);
    }
  };

  const watcher = live ? watch(directory, { ignoreInitial: true, ignored: isNoContent(directory) }) : undefined;
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();
  watcher?.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => { queue = queue.then(reload); }, QUIET);
  });
  watcher?.on('error', (error) => { onProblem(`The content folder cannot be watched: ${String(error)}`); });
  if (watcher) await new Promise<void>((resolve) => watcher.once('ready', resolve));

  return {
    get snapshot() {
      return snapshot;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
    async close() {
      clearTimeout(timer);
      await watcher?.close();
      await queue;
    },
  };
}

function reportProblems({ problems }: ContentSnapshot, onProblem: (message: string) => void) {
  for (const problem of problems) onProblem(describeProblem(problem));
}

function changedTags(before: ContentSnapshot, after: ContentSnapshot): ContentTag[] {
  if (before.menus !== after.menus || before.footer !== after.footer || before.taxonomy !== after.taxonomy) return ['all'];
  const tags = new Set<ContentTag>();
  for (const path of new Set([...before.documents.keys(), ...after.documents.keys()])) {
    const [last, next] = [before.documents.get(path), after.documents.get(path)];
    if (last === next) continue;
    tags.add(`page:${path}`);
    tags.add(`below:${parentPath(path)}`);
    // Every footer shows what pages there are.
    if (!last || !next) tags.add('all');
    if (last?.settings.post ?? next?.settings.post) tags.add('posts');
  }
  return [...tags];
}
