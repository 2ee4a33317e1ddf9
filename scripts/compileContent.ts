/**
 * Part of `npm run build`: what the server would make of each content file when it starts, for texts that stay the same.
 * The first argument stands for the code of the build; a second names another folder with `content` and `dist` to do it in.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { countOf } from '#scripts/lib/countOf.ts';
import { putInPlace } from '#src/server/boot/putInPlace.ts';
import { findContentFolder } from '#scripts/lib/findContentFolder.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import {
  COMPILED_CONTENT,
  compileContent,
  findCompiledContent,
  type GoodFile,
} from '#src/content/files/compiledContent.ts';
import { serveFiles } from '#src/content/language/serveFiles.ts';
import { versionOf } from '#src/content/files/compiledHeader.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { CONTENT_LISTING, listFolder } from '#src/content/files/folderListing.ts';
import { hashText } from '#src/content/files/hashText.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { SETTINGS } from '#src/content/pages/assembleDocuments.ts';
import { checkedUntil as findCheckedUntil } from '#src/content/check/checkedUntil.ts';
import { walkFolder } from '#src/content/files/walkFolder.ts';
import { ContentError, readContent, type ContentSnapshot } from '#src/content/readContent.ts';
import { SEARCH_INDEXES, writeIndexes } from '#src/search/server/keptIndexes.ts';
import { checkedSite } from '#src/server/pages/checkedSite.ts';
import { readTextFile } from '#src/content/files/readTextFile.ts';
import { MAX_PRICE_BYTES } from '#src/pricing/server/priceFiles.ts';
import { PRICE_FILES } from '#src/pricing/server/priceSchema.ts';

/** Their folder: they are no part of what is read with the pages. */
const PRICES = 'prices/';

const [, , code = '', root = path.resolve(import.meta.dirname, '..')] = process.argv;
const directory = findContentFolder(root);
const target = path.join(root, 'dist', COMPILED_CONTENT);
// What the same code has made before holds for all files that have not changed since: to parse them takes most of a build.
const files = createContentFiles(directory, {
  publicDirectory: path.join(root, 'public'),
  compiled: findCompiledContent(path.dirname(target), () => code),
});
const kinds = createContentKinds(pageParts);
const readSince = Date.now();
const snapshot = await read();
const checkedUntil = snapshot ? findCheckedUntil(snapshot, checkedSite, new Date()) : 0;

// A start asks for the settings of all pages, and for little else: they stand beside one another.
const placeOf = ({ name }: GoodFile) => (name.endsWith(SETTINGS) ? ' ' : '') + name;
const written = files.listGood().filter(({ name }) => !name.startsWith(PRICES));
const pages = written.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
const good = [...serveFiles(pages, kinds), ...(await Promise.all(Object.values(PRICE_FILES).map(readPrices))).flat()];
const { names: listed } = await walkFolder(directory);
const compiled = compileContent(good, code, { directory, listed, checkedUntil });
await putInPlace(target, compiled);
await writeListing();
await writeSearch();
console.log(`${countOf(good.length, 'content file')} compiled`);

/** Without one a start reads all texts. */
async function writeListing(): Promise<void> {
  const file = path.join(path.dirname(target), CONTENT_LISTING);
  const lines = listFolder(directory, listed, readSince);
  if (lines === undefined) await rm(file, { force: true });
  else await putInPlace(file, `${versionOf(compiled)}\n${lines}`);
}

/** @returns nothing where it cannot be served at all. What is wrong, the server says, and `npm run content:check` */
async function read(): Promise<ContentSnapshot | undefined> {
  try {
    return await readContent(files, kinds);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Without it a start reads all pages for the search. */
async function writeSearch(): Promise<void> {
  const file = path.join(path.dirname(target), SEARCH_INDEXES);
  if (snapshot) await putInPlace(file, writeIndexes(snapshot, versionOf(compiled)));
  else await rm(file, { force: true });
}

/** What is wrong with a price file, the server says. */
async function readPrices({ name, schema }: (typeof PRICE_FILES)[keyof typeof PRICE_FILES]): Promise<GoodFile[]> {
  const read = await readTextFile(path.join(directory, PRICES, name), MAX_PRICE_BYTES);
  const { source } = read ?? {};
  if (source === undefined) return [];
  try {
    const value: unknown = schema.parse(JSON.parse(source));
    return [{ name: PRICES + name, hash: hashText(source), value: () => value }];
  } catch {
    return [];
  }
}
