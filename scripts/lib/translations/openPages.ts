import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import { findSource } from '#src/content/translations/findSource.ts';
import { DIFFERS, pathInTranslation, valueIn } from '#src/content/translations/translation.ts';
import { compareParts, type TranslatedPart } from '#src/content/translations/checkVersions.ts';
import { listParts, type Part } from '#src/content/translations/versions.ts';
import type { WordWalker } from '#src/content/language/words.ts';
import { openYaml, type Path, type YamlFile } from '#src/content/files/yamlFile.ts';

/** What was asked for cannot be done, and nothing was written; the message says why, and what can. */
export class TranslationsError extends Error {}

/** A page, by the file that has its structure. */
interface SourcePage {
  /** In the content folder: `pages/home`. */
  readonly folder: string;
  readonly file: string;
  readonly yaml: YamlFile;
  readonly data: unknown;
  readonly parts: readonly Part[];
  /** The languages that are written from it. */
  readonly locales: readonly WrittenLocale[];
}

/** A page in another language. */
export interface Translation {
  readonly page: SourcePage;
  readonly locale: WrittenLocale;
  readonly file: string;
  /** Empty where the language has no file yet. */
  readonly text: string;
  readonly data: unknown;
  /** Those that the language shows. */
  readonly parts: readonly TranslatedPart[];
}

/**
 * @param directory the content folder
 * @param folder of the pages; all without it
 * @returns the files that have the structure of a page
 * @throws {TranslationsError} when there are none
 */
export function findPages(directory: string, folder = ''): string[] {
  const names = globSync('*/**/*.yaml', { cwd: directory }).map((name) => name.split(path.sep).join('/'));
  const all = new Set(names);
  const wanted = folder.replace(/^(\.\/)?content\/|\/+$/g, '');
  const pages = names
    .filter((name) => isLanguageFile(name) && findSource(name, all) === undefined)
    .filter((name) => wanted === '' || name.startsWith(`${wanted}/`))
    .sort();
  if (pages.length === 0) throw new TranslationsError(`There is no page in content/${wanted}.`);
  return pages;
}

const isLanguageFile = (name: string) => WRITTEN_LOCALES.some((locale) => name.endsWith(`/${locale}.yaml`));

/**
 * @param directory the content folder
 * @param file of those that `findPages` finds
 * @param walker knows where words are
 * @throws {TranslationsError} when it is no YAML
 */
export function openPage(directory: string, file: string, walker: WordWalker): SourcePage {
  const yaml = openYaml(readFileSync(path.join(directory, file), 'utf8'));
  if (yaml.document.errors.length > 0)
    throw new TranslationsError(`content/${file} is no YAML: mend it first, npm run content:check says where.`);
  const data: unknown = yaml.document.toJS();
  const folder = path.posix.dirname(file);
  const locales = readLanguages(path.join(directory, folder, 'page.yaml')).filter(
    (locale) => !file.endsWith(`/${locale}.yaml`),
  );
  return { folder, file, yaml, data, parts: listParts(data, walker), locales };
}

/** The languages that a page is to have: all, unless its settings say which. */
function readLanguages(settings: string): readonly WrittenLocale[] {
  const file: unknown = existsSync(settings) ? openYaml(readFileSync(settings, 'utf8')).document.toJS() : undefined;
  const { languages } = languagesOf.safeParse(file).data ?? {};
  return languages ?? WRITTEN_LOCALES;
}

const languagesOf = z.object({ languages: z.array(z.enum(WRITTEN_LOCALES)).optional() });

/**
 * @returns the page in the language, which may have no file yet
 * @throws {TranslationsError} when its file is no YAML
 */
export function openTranslation(directory: string, page: SourcePage, locale: WrittenLocale): Translation {
  const file = `${page.folder}/${locale}.yaml`;
  const place = path.join(directory, file);
  const text = existsSync(place) ? readFileSync(place, 'utf8') : '';
  return readTranslation(page, locale, text);
}

/** The same, of a text that need not be in a file. */
export function readTranslation(page: SourcePage, locale: WrittenLocale, text: string): Translation {
  const file = `${page.folder}/${locale}.yaml`;
  const { document } = openYaml(text);
  if (document.errors.length > 0)
    throw new TranslationsError(`content/${file} is no YAML: mend it first, npm run content:check says where.`);
  const data: unknown = document.toJS();
  return { page, locale, file, text, data, parts: compareParts(page.parts, data) };
}

/** A text of the source, and what stands for it in a translation. */
export interface TranslatedWord {
  readonly source: string;
  /** In the page. */
  readonly path: Path;
  /** In the translation, whether it is there or not. */
  readonly own: Path;
  readonly text: string | undefined;
}

/** @returns the words of a part, without those that the language has of its own */
export function listWords({ page, data }: Translation, { words }: Part): TranslatedWord[] {
  return words.flatMap(({ path: place, text: source }) => {
    const own = pathInTranslation(data, page.data, place);
    if (own.includes(DIFFERS)) return [];
    const text = valueIn(data, own);
    return [{ source, path: place, own, text: typeof text === 'string' ? text : undefined }];
  });
}
