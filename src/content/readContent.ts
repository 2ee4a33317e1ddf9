import { z } from 'zod';
import type { ValueOf } from '#src/content/compiledContent.ts';
import type { ContentReading, createContentFiles } from '#src/content/contentFiles.ts';
import { findStrayFiles } from '#src/content/strayFiles.ts';
import {
  createLocalizedSchema,
  LOCALE_FILES,
  settingsSchema,
  taxonomySchema,
  type PageDocument,
  type PageSettings,
  type Taxonomy,
} from '#src/content/document.ts';
import { describeProblem, type ContentProblem } from '#src/content/contentProblem.ts';
import { footerSchema, menusSchema, type FooterMenu, type Menus } from '#src/content/menuSchema.ts';
import { redirectsSchema, type Redirect } from '#src/content/redirects.ts';
import { createWordWalker, type WordWalker } from '#src/content/words.ts';
import { createPageSchema, type AnyBlock } from '#src/shared/page.ts';

/** All content at one moment. */
export interface ContentSnapshot {
  readonly documents: ReadonlyMap<string, PageDocument>;
  readonly redirects: readonly Redirect[];
  readonly taxonomy: Taxonomy;
  readonly menus: Menus;
  readonly footer: FooterMenu;
  /** The sizes in bytes of the files that pages may offer, by address. */
  readonly files: ReadonlyMap<string, number>;
  /** Where the words are in what a page says in a language, and in a page as it is served. */
  readonly words: ContentWords;
  readonly problems: readonly ContentProblem[];
  /** See `ContentReading`. */
  readonly unreadable: readonly string[];
  readonly lineOf: ContentReading['lineOf'];
}

/** Walkers for the two forms of a page. */
export interface ContentWords {
  readonly ofLanguage: WordWalker;
  readonly ofPage: WordWalker;
}

/** Nothing at all: what a check goes on with where a file that all pages need is broken. */
export const NO_CONTENT: ContentSnapshot = {
  documents: new Map(),
  redirects: [],
  taxonomy: { categories: {}, tags: {} },
  menus: { header: [] },
  footer: [],
  files: new Map(),
  words: { ofLanguage: createWordWalker(z.never()), ofPage: createWordWalker(z.never()) },
  problems: [],
  unreadable: [],
  lineOf: () => undefined,
};

/** Folders that hold page documents, and the path below which each is served. */
const COLLECTIONS: Readonly<Record<string, string>> = { pages: '', posts: '/blog' };

const SHARED_FILES = {
  'redirects.yaml': redirectsSchema,
  'taxonomy.yaml': taxonomySchema,
  'menus.yaml': menusSchema,
  'footer.yaml': footerSchema,
} as const;

/** What content can be, given the blocks that there are. */
export interface ContentKinds {
  /** The schema of each content file by its name; undefined for what is not content. */
  readonly schemaOf: (name: string) => z.ZodType | undefined;
  readonly words: ContentWords;
}

/**
 * @param block the schema of one block
 * @returns what content files may hold, and where its words are
 */
export function createContentKinds(block: z.ZodType<AnyBlock>): ContentKinds {
  const localized = createLocalizedSchema(block);
  return {
    words: { ofLanguage: createWordWalker(localized), ofPage: createWordWalker(createPageSchema(block)) },
    schemaOf(name) {
      if (Object.hasOwn(SHARED_FILES, name)) return SHARED_FILES[name as keyof typeof SHARED_FILES];
      const [collection = '', ...rest] = name.split('/');
      if (!Object.hasOwn(COLLECTIONS, collection) || rest.length < 2) return undefined;
      const file = rest.at(-1) ?? '';
      if (file === 'page.yaml') return settingsSchema;
      return LOCALE_FILES.some((locale) => file === `${locale}.yaml`) ? localized : undefined;
    },
  };
}

/** @returns of the folder `pages/products/voicebot`: `/products/voicebot`; the home page is the folder `pages/home` */
export function documentPath(folder: string): string {
  const [collection = '', ...rest] = folder.split('/');
  const path = `${COLLECTIONS[collection] ?? ''}/${rest.join('/')}`;
  return path === '/home' ? '/' : path;
}

const SETTINGS = '/page.yaml';

function assembleDocuments(values: ReadonlyMap<string, ValueOf>, problems: ContentProblem[], before?: ContentSnapshot) {
  const documents = new Map<string, PageDocument>();
  for (const [name, value] of values) {
    if (!name.endsWith(SETTINGS)) continue;
    const folder = name.slice(0, -SETTINGS.length);
    const path = documentPath(folder);
    const locales: PageDocument['locales'] = {};
    for (const locale of LOCALE_FILES) {
      const content = values.get(`${folder}/${locale}.yaml`);
      // Made when it is first asked for: a start needs the words of few pages.
      if (content) Object.defineProperty(locales, locale, { get: content, enumerable: true });
    }
    const next = { path, folder, settings: value() as PageSettings, locales };
    const last = before?.documents.get(path);
    const other = documents.get(path)?.folder;
    if (other)
      problems.push({ file: name, rule: `${path} is the page in ${other} already; rename one of the two folders` });
    else documents.set(path, last && isSameDocument(last, next) ? last : next);
  }
  return documents;
}

/** The parts keep their identity while their files do, so a document has changed exactly when a part has. */
function isSameDocument(a: PageDocument, b: PageDocument): boolean {
  return (
    a.folder === b.folder &&
    a.settings === b.settings &&
    LOCALE_FILES.every((locale) => sourceOf(a, locale) === sourceOf(b, locale))
  );
}

/** What makes the words, and keeps its identity like them: to compare the words would make them all. */
const sourceOf = ({ locales }: PageDocument, locale: string): unknown =>
  Reflect.get(Object.getOwnPropertyDescriptor(locales, locale) ?? {}, 'get');

/** What all pages need, by file. Where it is missing or was never good, what there was before stays. */
function readShared(values: ReadonlyMap<string, ValueOf>, before?: ContentSnapshot) {
  const missing: string[] = [];
  const read = <Name extends keyof typeof SHARED_FILES>(name: Name, last: unknown) => {
    const value = values.get(name)?.() ?? last;
    if (value === undefined) missing.push(name);
    return value as z.output<(typeof SHARED_FILES)[Name]>;
  };
  const shared = {
    redirects: read('redirects.yaml', before?.redirects),
    taxonomy: read('taxonomy.yaml', before?.taxonomy),
    menus: read('menus.yaml', before?.menus),
    footer: read('footer.yaml', before?.footer),
  };
  return { shared, missing };
}

function findMissing({ names, values, problems }: ContentReading): ContentProblem[] {
  return Object.keys(SHARED_FILES)
    .filter((name) => !names.includes(name) && !values.has(name) && problems.every(({ file }) => file !== name))
    .map((file) => ({ file, rule: 'is missing, and every page needs it; write it, or take it from an older version' }));
}

interface Earlier {
  readonly before?: ContentSnapshot;
  readonly signal?: AbortSignal;
}

/**
 * @param files the content folder
 * @param kinds see `createContentKinds`
 * @param earlier the last snapshot, whose unchanged documents are taken over as they are; and what ends the reading
 * @returns all content at this moment, with every problem
 * @throws {ContentError} when the folder, or a file that all pages need, cannot be read and was never good
 */
export async function readContent(
  files: ReturnType<typeof createContentFiles>,
  { schemaOf, words }: ContentKinds,
  { before, signal }: Earlier = {},
): Promise<ContentSnapshot> {
  const [reading, sizes] = await Promise.all([files.read(schemaOf, signal), files.readSizes()]);
  const problems = [
    ...findMissing(reading),
    ...reading.problems,
    ...findStrayFiles(reading, {
      isContent: (name) => schemaOf(name) !== undefined,
      shared: Object.keys(SHARED_FILES),
    }),
  ];
  const documents = assembleDocuments(reading.values, problems, before);
  const { shared, missing } = readShared(reading.values, before);
  if (missing.length > 0) throw new ContentError(missing, problems);
  const { unreadable, lineOf } = reading;
  return { ...shared, documents, files: sizes, words, problems, unreadable, lineOf };
}

/** The content cannot be served at all; says everything that is wrong with it. */
export class ContentError extends Error {
  constructor(missing: readonly string[], problems: readonly ContentProblem[]) {
    super([`The content folder has no valid ${missing.join(', ')}`, ...problems.map(describeProblem)].join('\n'));
  }
}
