import { z } from 'zod';
import { NO_AUTHORS, type Authors } from '#src/content/authors/authors.ts';
import type { ContentKinds, ContentWords } from '#src/content/contentKinds.ts';
import type { ValueOf } from '#src/content/files/compiledContent.ts';
import type { ContentReading, createContentFiles } from '#src/content/files/contentFiles.ts';
import { assembleDocuments } from '#src/content/pages/assembleDocuments.ts';
import { createPathOf } from '#src/content/pages/pathOfFolder.ts';
import { assembleRecords } from '#src/content/collections/assembleRecords.ts';
import { findStrayFiles } from '#src/content/files/strayFiles.ts';
import type { PageDocument, Taxonomy } from '#src/content/document.ts';
import { describeProblem, type ContentProblem } from '#src/content/check/contentProblem.ts';
import { NO_DATES, type Dates } from '#src/content/dates/datesSchema.ts';
import { createFacts, NO_FACTS } from '#src/content/facts/createFacts.ts';
import type { FactsFile } from '#src/content/facts/factsSchema.ts';
import { fillShared } from '#src/content/facts/fillShared.ts';
import type { Glossary } from '#src/content/language/glossarySchema.ts';
import type { FooterMenu, Menus } from '#src/content/menus/menuSchema.ts';
import type { Redirect } from '#src/content/redirects.ts';
import { createWordWalker } from '#src/content/language/words.ts';
import { AUTHORS, DATES, FACTS, GLOSSARY, SHARED_FILES } from '#src/content/schemas/topFiles.ts';
import { once } from '#src/shared/once.ts';

/** All content at one moment. */
export interface ContentSnapshot {
  readonly documents: ReadonlyMap<string, PageDocument>;
  /** The entries that have no pages, by file: each like a document, at its place in its list. */
  readonly records: ReadonlyMap<string, PageDocument>;
  readonly redirects: readonly Redirect[];
  readonly taxonomy: Taxonomy;
  readonly authors: Authors;
  readonly dates: Dates;
  readonly menus: Menus;
  readonly footer: FooterMenu;
  readonly facts: FactsFile;
  readonly glossary: Glossary;
  /** The value of each file as it is written: where a page says what a fact is, it names the fact. */
  readonly written: ReadonlyMap<string, ValueOf>;
  /** The sizes in bytes of the files that pages may offer, by address. */
  readonly files: ReadonlyMap<string, number>;
  /** Where the words are in what a page says in a language, and in a page as it is served. */
  readonly words: ContentWords;
  readonly problems: readonly ContentProblem[];
  /** See `ContentReading`. */
  readonly unreadable: ContentReading['unreadable'];
  readonly locate: ContentReading['locate'];
  readonly pathOf: ContentKinds['pathOf'];
  /** See `FileKinds`. */
  readonly schemaOf: ContentKinds['schemaOf'];
}

const NO_GLOSSARY: Glossary = { terms: {}, forbidden: [], names: [] };

/** Nothing at all: what a check goes on with where a file that all pages need is broken. */
export const NO_CONTENT: ContentSnapshot = {
  documents: new Map(),
  records: new Map(),
  redirects: [],
  taxonomy: {},
  authors: NO_AUTHORS,
  dates: NO_DATES,
  menus: { header: [] },
  footer: [],
  facts: NO_FACTS,
  glossary: NO_GLOSSARY,
  written: new Map(),
  files: new Map(),
  words: { ofLanguage: createWordWalker(z.never), ofPage: createWordWalker(z.never) },
  problems: [],
  unreadable: [],
  locate: (file) => ({ file }),
  pathOf: createPathOf({}),
  schemaOf: () => undefined,
};

/** The provider's interface, which the check holds samples to; no page is made of it. */
const API = 'api/';

/** What facts are written in with. */
interface Filling extends Pick<ContentKinds, 'schemaOf'> {
  readonly facts: FactsFile;
}

/** What all pages need, by file. Where it is missing or was never good, what there was before stays. */
function readShared({ values, servedOf }: ContentReading, { facts, schemaOf }: Filling, before?: ContentSnapshot) {
  const missing: string[] = [];
  const read = <Value extends object>(name: string, last: Value | undefined) => {
    const value = (values.get(name)?.() ?? last) as Value | undefined;
    if (value === undefined) missing.push(name);
    const file = { schemaOf: () => schemaOf(name), facts: createFacts(facts), served: servedOf(name) };
    const filled = value && fillShared(value, file);
    // Where it is missing, nothing is served.
    const served: unknown = filled ?? last ?? value;
    return served as Value;
  };
  const shared = {
    redirects: read('redirects.yaml', before?.redirects),
    taxonomy: read('taxonomy.yaml', before?.taxonomy),
    menus: read('menus.yaml', before?.menus),
    footer: read('footer.yaml', before?.footer),
  };
  return { shared, missing };
}

/** Who writes. Where the file is broken, what there was before stays; a folder without it has none. */
function readAuthors(
  { names, values, servedOf }: ContentReading,
  { facts, schemaOf }: Filling,
  before?: ContentSnapshot,
): Authors {
  const last = names.includes(AUTHORS) ? before?.authors : undefined;
  const written = values.get(AUTHORS)?.() as Authors | undefined;
  const file = { schemaOf: () => schemaOf(AUTHORS), facts: createFacts(facts), served: servedOf(AUTHORS) };
  return (written && fillShared(written, file)) ?? last ?? written ?? NO_AUTHORS;
}

/** What all words are held to. Where it is broken and was never good, nothing that names it could be shown. */
function readLanguage({ names, values }: ContentReading, before?: ContentSnapshot) {
  const read = (name: string, last: unknown) => values.get(name)?.() ?? (names.includes(name) ? last : undefined);
  const facts = read(FACTS, before?.facts);
  const glossary = read(GLOSSARY, before?.glossary);
  const missing = names.includes(FACTS) && facts === undefined ? [FACTS] : [];
  return {
    language: { facts: (facts ?? NO_FACTS) as FactsFile, glossary: (glossary ?? NO_GLOSSARY) as Glossary },
    missing,
  };
}

function findMissing({ names, values, problems }: ContentReading): ContentProblem[] {
  return SHARED_FILES.filter(
    (name) => !names.includes(name) && !values.has(name) && problems.every(({ file }) => file !== name),
  ).map((file) => ({ file, rule: 'is missing, and every page needs it; write it, or take it from an older version' }));
}

interface Earlier {
  readonly before?: ContentSnapshot | undefined;
  readonly signal?: AbortSignal | undefined;
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
  kinds: ContentKinds,
  { before, signal }: Earlier = {},
): Promise<ContentSnapshot> {
  // Together: one that fails while nobody listens to it would end the process.
  const [downloads, assembled] = await Promise.all([files.readSizes(), readFiles(files, kinds, { before, signal })]);
  const { findProblems, ...content } = assembled;
  // They are told behind the first answers where the build has told them already, and to look at each name takes its time.
  const problems = once(() => [...findProblems(), ...downloads.problems]);
  return {
    ...content,
    files: downloads.sizes,
    get problems() {
      return problems();
    },
  };
}

interface Assembled extends Omit<ContentSnapshot, 'files' | 'problems'> {
  findProblems(this: void): readonly ContentProblem[];
}

async function readFiles(
  files: ReturnType<typeof createContentFiles>,
  kinds: ContentKinds,
  { before, signal }: Earlier,
): Promise<Assembled> {
  const guess = before ? undefined : files.guess(kinds);
  const guessed = guess && assembleIfWhole(guess, kinds);
  if (guessed && (await files.isAsGuessed())) return guessed;
  return assemble(await files.read(kinds, signal), kinds, before);
}

function assembleIfWhole(guess: ContentReading, kinds: ContentKinds): Assembled | undefined {
  try {
    return assemble(guess, kinds);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

function assemble(reading: ContentReading, kinds: ContentKinds, before?: ContentSnapshot): Assembled {
  const { schemaOf, words, pathOf } = kinds;
  const clashes: ContentProblem[] = [];
  const findProblems = () => [...findMissing(reading), ...reading.problems, ...findStray(reading, kinds), ...clashes];
  const { language, missing: unread } = readLanguage(reading, before);
  const documents = assembleDocuments(reading, { words, pathOf, facts: language.facts, problems: clashes }, before);
  const records = assembleRecords(reading, { ...kinds, facts: language.facts }, before);
  const { shared, missing } = readShared(reading, { schemaOf, facts: language.facts }, before);
  if (missing.length + unread.length > 0) throw new ContentError([...missing, ...unread], findProblems());
  const authors = readAuthors(reading, { schemaOf, facts: language.facts }, before);
  const { values: written, unreadable, locate } = reading;
  const dates = (written.get(DATES)?.() as Dates | undefined) ?? before?.dates ?? NO_DATES;
  return {
    ...shared,
    ...language,
    authors,
    dates,
    documents,
    records,
    written,
    words,
    findProblems,
    unreadable,
    locate,
    pathOf,
    schemaOf,
  };
}

function findStray(reading: ContentReading, kinds: ContentKinds) {
  const isContent = (name: string) => reading.values.has(name) || kinds.schemaOf(name) !== undefined;
  const names = reading.names.filter((name) => !name.startsWith(API));
  return findStrayFiles({ ...reading, names }, { ...kinds, isContent });
}

/** The content cannot be served at all; says everything that is wrong with it. */
export class ContentError extends Error {
  constructor(missing: readonly string[], problems: readonly ContentProblem[]) {
    super([`The content folder has no valid ${missing.join(', ')}`, ...problems.map(describeProblem)].join('\n'));
  }
}
