import { collectionOf } from '#src/content/collections/findEntries.ts';
import type { CompiledContent } from '#src/content/files/compiledContent.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import type { ContentProblem } from '#src/content/check/contentProblem.ts';
import type { FileKinds } from '#src/content/files/fileKinds.ts';
import { contentVersion } from '#src/content/files/contentVersion.ts';
import { followFolder } from '#src/content/files/followFolder.ts';
import { createProblemLedger, type PresentProblems } from '#src/content/check/problemLedger.ts';
import type { PageDocument } from '#src/content/document.ts';
import type { ContentSurvey } from '#src/content/files/surveyFolder.ts';
import type { PageParts } from '#src/shared/page/page.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { readContent, type ContentSnapshot } from '#src/content/readContent.ts';
import { parentPath } from '#src/shared/address/parentPath.ts';

/**
 * What a change of the content touches, as tags of cached pages: the page itself (`page:`), what lists the pages below a path (`below:`), what
 * shows a list, by its name; `all` when every page shows it.
 */
export type ContentTag = string;

/** The content as it is now; of a file that was broken since, the last good version. */
export interface ContentStore {
  readonly snapshot: ContentSnapshot;
  /**
   * What it was when it was read first, where that is what the build has compiled: what was made of that holds. Nobody has it any
   * more once changes are followed.
   */
  readonly asCompiled?: ContentSnapshot | undefined;
  /** @returns what tells all texts that the content is made of now from all others, in every process */
  version(): string;
  /** Calls back after each change that was taken over. Returns the function that ends it. */
  onChange(listener: (tags: readonly ContentTag[]) => void): () => void;
  /**
   * Looks for every problem, and takes changes of the folder over from now on; until then the content is what it was when it
   * was read. A server that starts does it behind its first answers.
   *
   * @returns when every problem is told, and every change is followed
   */
  follow(): Promise<void>;
  close(): Promise<void>;
}

interface ContentStoreOptions {
  readonly directory: string;
  /** See `createContentFiles`. Its files are part of the build and are not watched. */
  readonly publicDirectory?: string;
  /** See `createContentFiles`. */
  readonly compiled?: CompiledContent | undefined;
  /** See `createContentFiles`. */
  readonly survey?: Promise<ContentSurvey | undefined> | undefined;
  /** What pages are made of. */
  readonly parts: PageParts;
  /** See `createProblemLedger`. */
  readonly check?: (snapshot: ContentSnapshot) => Iterator<unknown, readonly ContentProblem[]>;
  /** Told of each problem once, when it is found. */
  readonly onProblem: (message: string) => void;
  /** What cannot be read is tried again after this, in ms: a change of permissions is no change that can be watched. */
  readonly retryAfter?: number;
}

const RETRY_AFTER = 2000;

/**
 * The embedded CMS: reads the content folder, keeps what is good of it, and follows its changes when told to.
 *
 * @throws {ContentError} when the content cannot be served at all
 */
export async function createContentStore(options: ContentStoreOptions): Promise<ContentStore & PresentProblems> {
  const { directory, publicDirectory, compiled, survey, parts, retryAfter = RETRY_AFTER } = options;
  const files = createContentFiles(directory, { publicDirectory, compiled, survey });
  const kinds = createContentKinds(parts);
  const changes = createChanges();
  let snapshot = await readContent(files, kinds);
  let following: Promise<{ close(): Promise<void> }> | undefined;
  const closing = new AbortController();
  const ledger = createProblemLedger(options);
  // What is as the build has seen it is told of by the first look at the whole.
  let first = files.wasAsCompiled ? snapshot : undefined;
  if (!first) ledger.takeFirst(snapshot);

  let checking: Promise<void> | undefined;
  const read = async () => {
    const before = snapshot;
    snapshot = await readContent(files, kinds, { before, signal: closing.signal });
    changes.tell(changedTags(before, snapshot));
    const isFirst = !checking;
    // Beside later readings: the next edit is shown before the last one is checked.
    const isChecked = first !== undefined && isCheckedBy(compiled) && isSameContent(first, snapshot, kinds);
    checking = ledger.take(snapshot, closing.signal, isChecked);
    first = undefined;
    if (isFirst) await checking;
    return snapshot.unreadable.filter(({ mayHeal }) => mayHeal).map(({ name }) => name);
  };
  const { fail: onFailure, failToWatch: onUnwatched } = ledger;
  const begin = () => followFolder({ directory, read, retryAfter, signal: closing.signal, onFailure, onUnwatched });

  return {
    get snapshot() {
      return snapshot;
    },
    onChange: (listener) => changes.listen(listener),
    get asCompiled() {
      return first;
    },
    version: () => contentVersion(files.listKeys(), kinds),
    async follow() {
      await (following ??= begin());
    },
    get problems() {
      return ledger.problems;
    },
    onProblems: (listener) => ledger.onProblems(listener),
    async close() {
      closing.abort();
      await (await following)?.close();
      await checking;
    },
  };
}

/** What was compiled beside the content, as the price files, is of the first reading alone. */
function isSameContent(first: ContentSnapshot, next: ContentSnapshot, { schemaOf }: FileKinds): boolean {
  return (
    next.problems.length === 0 &&
    [...next.written].every(([name, value]) => first.written.get(name) === value) &&
    [...first.written.keys()].every((name) => next.written.has(name) || schemaOf(name) === undefined)
  );
}

function changedTags(before: ContentSnapshot, after: ContentSnapshot): ContentTag[] {
  const shared = ['menus', 'footer', 'taxonomy', 'authors'] as const;
  if (shared.some((file) => before[file] !== after[file])) return ['all'];
  const tags = new Set<ContentTag>();
  for (const path of new Set([...before.documents.keys(), ...after.documents.keys()])) {
    const [last, next] = [before.documents.get(path), after.documents.get(path)];
    if (last === next) continue;
    tags.add(`page:${path}`);
    tags.add(`below:${parentPath(path)}`);
    // Every menu and footer shows what pages there are in its language, and is kept until the clock makes it others.
    if (shownHow(last) !== shownHow(next)) tags.add('all');
    const { settings, folder } = next ?? last ?? {};
    if (settings?.entry && folder) tags.add(collectionOf({ folder }));
  }
  for (const file of new Set([...before.records.keys(), ...after.records.keys()])) {
    if (before.records.get(file) !== after.records.get(file)) tags.add(collectionOf({ folder: file }));
  }
  return [...tags];
}

/** @returns what says when a page is shown, and in which languages, to compare; undefined of none */
function shownHow(document: PageDocument | undefined): string | undefined {
  if (!document) return undefined;
  const { draft, publishAt, until } = document.settings;
  return JSON.stringify([draft, publishAt, until, Object.keys(document.locales)]);
}

/** The build has looked already: with all content that is two seconds of processor, at every start. */
const isCheckedBy = (compiled: CompiledContent | undefined) => Date.now() < (compiled?.checkedUntil ?? 0);

type Listener = (tags: readonly ContentTag[]) => void;

/** Who wants to hear what has changed. */
function createChanges() {
  const listeners = new Set<Listener>();
  return {
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(tags: readonly ContentTag[]): void {
      if (tags.length > 0) listeners.forEach((listener) => listener(tags));
    },
  };
}
