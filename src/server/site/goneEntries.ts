import { locales, type LocaleCode } from '#config/locales.ts';
import type { CollectionRow } from '#src/content/collections/collectionPart.ts';
import { collectionOf, findEntries, summarizeEntry } from '#src/content/collections/findEntries.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import type { MenuLink } from '#src/shared/page/menus.ts';

const rows: Readonly<Record<string, CollectionRow>> = siteCollections;

/** More than this beside an entry that is gone would be the list itself. */
const MOST_BESIDE = 8;

/** The entries of lists whose time is over, such as vacancies that are filled. */
export interface GoneEntries {
  /**
   * @param path of an address, without language
   * @returns the entries that its list still has, and the list; undefined for an address that was none, or still is
   */
  beside(path: string, locale: LocaleCode): readonly MenuLink[] | undefined;
}

/**
 * @param content where the entries are; what a CMS has taken away, nobody knows of here
 * @param now the clock
 */
export function createGoneEntries(
  content: Pick<ContentStore, 'snapshot'>,
  now: () => Date = () => new Date(),
): GoneEntries {
  return {
    beside(path, locale) {
      const { snapshot } = content;
      const document = snapshot.documents.get(path);
      const row = document?.settings.entry && rows[collectionOf(document)];
      const { until } = document?.settings ?? {};
      const language = locales[locale].file;
      if (!row || !until || now() < new Date(until) || !(language in document.locales)) return undefined;
      const left = findEntries(snapshot, row, { language, now: now() }).slice(0, MOST_BESIDE);
      const list = snapshot.documents.get(row.definition.path)?.locales[language];
      return [
        ...left.map((entry) => {
          const { path: href, title } = summarizeEntry(snapshot, row, entry, language);
          return { href, label: title };
        }),
        ...(list ? [{ href: row.definition.path, label: list.title }] : []),
      ];
    },
  };
}
