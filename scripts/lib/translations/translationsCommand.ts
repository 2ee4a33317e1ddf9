import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { createFacts, NO_FACTS } from '#src/content/facts/createFacts.ts';
import { factsSchema } from '#src/content/facts/factsSchema.ts';
import { parseFile } from '#src/content/files/parseFile.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { countOf } from '../countOf.ts';
import { exportPo } from './exportPo.ts';
import { importPo } from './importPo.ts';
import { openPo } from './openPo.ts';
import { renewMarks } from './pageMarks.ts';
import { findPages, listWords, openPage, openTranslation, TranslationsError, type Translation } from './openPages.ts';
import { writeVersions } from './writeParts.ts';

const USAGE = `npm run translations -- list [LOCALE] [FOLDER]     what is missing, stale or unconfirmed, by file and block
npm run translations -- export LOCALE [FOLDER]   LOCALE.po: every text of the pages, what is stale as fuzzy
npm run translations -- import FILE              writes the finished texts of such a file back into the pages
npm run translations -- confirm FILE[#BLOCK]…    says that the words there, as they are, fit the source of today`;

interface CommandOptions {
  /** The content folder. */
  readonly directory: string;
  /** Where files are written that are no content. */
  readonly cwd: string;
  readonly print: (line: string) => void;
}

const kinds = createContentKinds(pageParts);

/**
 * `npm run translations`
 *
 * @param args what follows the `--`
 * @throws {TranslationsError} when it is not a command, or cannot be done; nothing was written then
 */
export function runTranslationsCommand(args: readonly string[], options: CommandOptions): void {
  const [command, ...rest] = args;
  const isShort = rest.length <= 2;
  if (command === 'list' && isShort) list(rest, options);
  else if (command === 'export' && rest.length > 0 && isShort) exportTo(rest, options);
  else if (command === 'import' && rest[0] !== undefined && rest.length === 1) importFrom(rest[0], options);
  else if (command === 'confirm' && rest.length > 0) confirm(rest, options);
  else throw new TranslationsError(USAGE);
}

function readLocale(code: string): WrittenLocale {
  const locale = WRITTEN_LOCALES.find((known) => known === code);
  if (!locale)
    throw new TranslationsError(`There is no language ${code}; the languages are ${WRITTEN_LOCALES.join(', ')}.`);
  return locale;
}

const openAll = ({ directory }: CommandOptions, locale: WrittenLocale | undefined, folder?: string): Translation[] =>
  openFiles(findPages(directory, folder), directory, locale);

/** @param files sources of pages */
function openFiles(files: readonly string[], directory: string, locale?: WrittenLocale): Translation[] {
  return files.flatMap((file) => {
    const page = openPage(directory, file, kinds.walker);
    return page.locales
      .filter((code) => locale === undefined || code === locale)
      .map((code) => openTranslation(directory, page, code));
  });
}

function list(args: readonly string[], options: CommandOptions): void {
  const [first, second] = args;
  const isLocale = first !== undefined && !first.includes('/');
  const translations = openAll(options, isLocale ? readLocale(first) : undefined, isLocale ? second : first);
  let count = 0;
  for (const { file, parts } of translations) {
    for (const { id, state } of parts.filter((part) => part.state !== 'current')) {
      count += 1;
      options.print(`${state.padEnd(12)} content/${file}#${id ?? ''}`);
    }
  }
  options.print(`${String(count)} to translate or to confirm`);
}

function exportTo([code = '', folder]: readonly string[], options: CommandOptions): void {
  const locale = readLocale(code);
  const translations = openAll(options, locale, folder);
  if (translations.length === 0)
    throw new TranslationsError(`These pages are written in ${locale}: there is nothing to translate.`);
  const file = path.join(options.cwd, `${locale}.po`);
  if (existsSync(file))
    throw new TranslationsError(
      `${locale}.po is there already, and may hold somebody's work: import it, or move it away.`,
    );
  const texts = translations.flatMap((translation) =>
    translation.parts.flatMap((part) => listWords(translation, part)),
  );
  writeFileSync(file, exportPo(translations, locale));
  options.print(`${countOf(translations.length, 'page')} in ${locale}.po, ${countOf(texts.length, 'text')}`);
}

function readFacts(directory: string) {
  const file = path.join(directory, 'facts.yaml');
  const facts = existsSync(file) ? parseFile('facts.yaml', readFileSync(file, 'utf8'), factsSchema).value : NO_FACTS;
  if (!facts)
    throw new TranslationsError('content/facts.yaml is broken: mend it first, npm run content:check says where.');
  return createFacts(facts);
}

function importFrom(file: string, options: CommandOptions): void {
  const { directory, cwd, print } = options;
  const place = path.resolve(cwd, file);
  if (!statSync(place, { throwIfNoEntry: false })?.isFile()) throw new TranslationsError(`There is no file ${file}.`);
  const { locale, messages } = openPo(readFileSync(place));
  const byFile = new Map(openAll(options, locale).map((translation) => [translation.file, translation]));
  const rules = { facts: readFacts(directory), walker: kinds.walker, schemaOf: kinds.schemaOf };
  const { files, left, taken, kept } = importPo(messages, (name) => byFile.get(name), rules);
  for (const { file: name, text } of files) {
    writeFileSync(path.join(directory, name), text);
    print(`wrote content/${name}`);
  }
  for (const { context } of kept) print(`kept content/${context}: it was changed there since the export`);
  const source = readFileSync(place, 'utf8');
  const renewed = renewMarks(source, new Map(taken.map(({ line, text }) => [line, text])));
  if (renewed !== source) writeFileSync(place, renewed);
  print(
    `${countOf(messages.length, 'text')} read, ${countOf(files.length, 'file')} written, ${countOf(left, 'text')} left to translate`,
  );
}

const fileOf = (name: string) => name.split('#')[0] ?? '';

function confirm(names: readonly string[], options: CommandOptions): void {
  const { directory, cwd, print } = options;
  const inContent = (file: string) => path.relative(directory, path.resolve(cwd, file)).split(path.sep).join('/');
  // All other pages are none of its business, and take a second to be read.
  const folders = new Set(names.map((name) => path.posix.dirname(inContent(fileOf(name)))));
  const sources = findPages(directory).filter((file) => folders.has(path.posix.dirname(file)));
  const byFile = new Map(openFiles(sources, directory).map((translation) => [translation.file, translation]));
  const texts = new Map<string, string>();
  for (const name of names) {
    const [file, id] = [fileOf(name), name.split('#')[1]];
    const translation = byFile.get(inContent(file));
    if (!translation || translation.text === '')
      throw new TranslationsError(`${file} is no translation of a page; write it like content/pages/home/es.yaml.`);
    const parts = translation.parts.filter((part) => id === undefined || (part.id ?? '') === id);
    if (parts.length === 0) throw new TranslationsError(`${file} has no block with the id "${id ?? ''}".`);
    const missing = parts.find(({ state }) => state === 'missing');
    if (missing) throw new TranslationsError(`${file} has no words of the block "${missing.id ?? ''}" to confirm.`);
    texts.set(translation.file, writeVersions(texts.get(translation.file) ?? translation.text, parts));
  }
  for (const [file, text] of texts) writeFileSync(path.join(directory, file), text);
  print(`${countOf(texts.size, 'file')} confirmed`);
}
