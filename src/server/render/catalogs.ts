import { readFileSync } from 'node:fs';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { LocaleCode } from '#config/locales.ts';
import { isRecord, isRecordOf } from '#src/server/render/isRecordOf.ts';
import { once } from '#src/shared/once.ts';

interface CatalogData {
  readonly url: string;
  readonly chunks: Readonly<Record<string, Messages>>;
}

/** The build has compiled the messages themselves. */
const isCatalog = (catalog: unknown): catalog is CatalogData =>
  isRecord(catalog) && typeof catalog.url === 'string' && isRecordOf(catalog.chunks, isRecord);

/** `"en": {…},`: the build writes a language a line (webpack/CatalogsPlugin.mjs). */
const LINE = /^"([\w-]+)": (?=\{)/;

/** The messages of one language, which the build has split by the chunks that need them. */
export interface Catalog {
  /** One instance for all requests: nothing changes it, and the global one would mix languages in overlapping streams. */
  readonly i18n: I18n;
  /** Where the browser finds all messages of the language. */
  readonly url: string;
  /** The messages of the shell and of some chunks. */
  messagesFor(chunks: readonly string[]): Messages;
}

/**
 * @param text `catalogs.json` of the build. A language is parsed when it is first shown: all of them take a start 10 ms
 * @returns the catalog of a locale
 * @throws when the build is not whole, or has no such locale
 */
export function createCatalogs(text: string): (locale: LocaleCode) => Catalog {
  const lines = text.split('\n');
  if (lines[0] !== '{' || lines.at(-1) !== '}') throw new Error(NO_BUILD);
  const catalogs = new Map(
    lines.slice(1, -1).map((line) => {
      const [start, locale = ''] = LINE.exec(line) ?? [];
      if (start === undefined) throw new Error(NO_BUILD);
      return [locale, once(() => createCatalog(locale, parseCatalog(line.slice(start.length))))];
    }),
  );
  return (locale) => {
    const catalogOf = catalogs.get(locale);
    if (!catalogOf) throw new Error(`The build has no catalog ${locale}`);
    return catalogOf();
  };
}

const NO_BUILD = 'The messages are not those of a build';

function parseCatalog(text: string): CatalogData {
  const catalog: unknown = JSON.parse(text.endsWith(',') ? text.slice(0, -1) : text);
  if (!isCatalog(catalog)) throw new Error(NO_BUILD);
  return catalog;
}

function createCatalog(locale: string, { url, chunks }: CatalogData): Catalog {
  const all: Messages = Object.assign({}, ...Object.values(chunks)) as Messages;
  return {
    i18n: setupI18n({ locale, messages: { [locale]: all } }),
    url,
    messagesFor: (names) => Object.assign({}, ...['shell', ...names].map((name) => chunks[name])) as Messages,
  };
}

/** @param file path of `catalogs.json` */
export function readCatalogs(file: string): (locale: LocaleCode) => Catalog {
  return createCatalogs(readFileSync(file, 'utf8'));
}
