import { readFileSync } from 'node:fs';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { z } from 'zod';
import type { LocaleCode } from '#config/locales.ts';
import { isRecord, isRecordOf } from '#src/server/render/isRecordOf.ts';
import { once } from '#src/shared/once.ts';

interface CatalogData {
  readonly url: string;
  readonly chunks: Readonly<Record<string, Messages>>;
}

const catalogsSchema = z.custom<Readonly<Record<string, CatalogData>>>(
  (data) =>
    isRecordOf(data, (catalog) => {
      // The build has compiled the messages themselves.
      return isRecord(catalog) && typeof catalog.url === 'string' && isRecordOf(catalog.chunks, isRecord);
    }),
  'The messages are not those of a build',
);

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
 * @param data the parsed `catalogs.json` of the build
 * @returns the catalog of a locale
 * @throws when the build is not whole, or has no such locale
 */
export function createCatalogs(data: unknown): (locale: LocaleCode) => Catalog {
  const catalogs = new Map(
    Object.entries(catalogsSchema.parse(data)).map(([locale, catalog]) => [
      locale,
      once(() => createCatalog(locale, catalog)),
    ]),
  );
  return (locale) => {
    const catalogOf = catalogs.get(locale);
    if (!catalogOf) throw new Error(`The build has no catalog ${locale}`);
    return catalogOf();
  };
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
  return createCatalogs(JSON.parse(readFileSync(file, 'utf8')));
}
