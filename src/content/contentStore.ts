import { createContentFiles } from '#src/content/contentFiles.ts';
import type { ContentProblem } from '#src/content/contentProblem.ts';
import { followFolder } from '#src/content/followFolder.ts';
import { createProblemLedger, type PresentProblems } from '#src/content/problemLedger.ts';
import type { PageParts } from '#src/shared/page.ts';
import { createContentKinds, readContent, type ContentSnapshot } from '#src/content/readContent.ts';
import { parentPath } from '#src/shared/parentPath.ts';

/**
 * What a change of the content touches, as tags of cached pages: the page itself, what lists the pages below a path, what
 * lists posts; `all` when every page shows it.
 */
export type ContentTag = 'all' | 'posts' | `page:${string}` | `below:${string}`;

/** The content as it is now; of a file that was broken since, the last good version. */
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
  /** What pages are made of. */
  readonly parts: PageParts;
  /** Watches the folder and takes changes over while running. */
  readonly live: boolean;
  /** Finds what no single file can show, too; without it only the problems of single files are known. */
  readonly check?: (snapshot: ContentSnapshot) => readonly ContentProblem[];
  /** Told of each problem once, when it is found. */
  readonly onProblem: (message: string) => void;
  /** What cannot be read is tried again after this, in ms: a change of permissions is no change that can be watched. */
  readonly retryAfter?: number;
}

const RETRY_AFTER = 2000;

/**
 * The embedded CMS: reads the content folder, watches it, and keeps what is good of it.
 *
 * @throws {ContentError} when the content cannot be served at all
 */
export async function createContentStore(options: ContentStoreOptions): Promise<ContentStore & PresentProblems> {
  const { directory, publicDirectory, parts, live, retryAfter = RETRY_AFTER } = options;
  const files = createContentFiles(directory, publicDirectory);
  const kinds = createContentKinds(parts);
  const listeners = new Set<(tags: readonly ContentTag[]) => void>();
  let snapshot = await readContent(files, kinds);
  const ledger = createProblemLedger(options);
  ledger.take(snapshot);

  const read = async () => {
    const before = snapshot;
    snapshot = await readContent(files, kinds, before);
    ledger.take(snapshot);
    const tags = changedTags(before, snapshot);
    if (tags.length > 0) listeners.forEach((listener) => listener(tags));
    return snapshot.unreadable;
  };
  const { unreadable } = snapshot;
  const { fail: onFailure, failToWatch: onUnwatched } = ledger;
  const following = live
    ? await followFolder({ directory, read, unreadable, retryAfter, onFailure, onUnwatched })
    : undefined;

  return {
    get snapshot() {
      return snapshot;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get problems() {
      return ledger.problems;
    },
    onProblems: (listener) => ledger.onProblems(listener),
    close: () => following?.close() ?? Promise.resolve(),
  };
}

function changedTags(before: ContentSnapshot, after: ContentSnapshot): ContentTag[] {
  if (before.menus !== after.menus || before.footer !== after.footer || before.taxonomy !== after.taxonomy)
    return ['all'];
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
