import { readFileSync } from 'node:fs';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { LocaleCode } from '#config/locales.ts';
import { isRecord, isRecordOf } from '#src/server/render/isRecordOf.ts';
import { readLineRecord } from '#src/server/render/lineRecord.ts';

interface CatalogData {
  readonly url: string;
  readonly chunks: Readonly<Record<string, Messages>>;
}

/** The build has compiled the messages themselves. */
const isCatalog = (catalog: unknown): catalog is CatalogData =>
  isRecord(catalog) && typeof catalog.url === 'string' && isRecordOf(catalog.chunks, isRecord);

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
  const record = readLineRecord(text);
  if (!record) throw new Error(NO_BUILD);
  const known = new Map<LocaleCode, Catalog>();
  return (locale) => {
    const catalog = known.get(locale) ?? createCatalog(locale, record.get(locale));
    known.set(locale, catalog);
    return catalog;
  };
}

const NO_BUILD = 'The messages are not those of a build';

function createCatalog(locale: LocaleCode, data: unknown): Catalog {
  if (data === undefined) throw new Error(`The build has no catalog ${locale}`);
  if (!isCatalog(data)) throw new Error(NO_BUILD);
  const { url, chunks } = data;
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
