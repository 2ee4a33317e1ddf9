import { DEFAULT_COUNTRY } from '#config/constants.ts';
import { locales, type LocaleCode } from '#config/locales.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import type { CollectionRow } from '#src/content/collections/collectionPart.ts';
import { findEntries, summarizeEntry } from '#src/content/collections/findEntries.ts';
import { dayOfChange as dayWritten } from '#src/content/dates/datesSchema.ts';
import type { PageDocument } from '#src/content/document.ts';
import { isPublic, nextTurn } from '#src/content/pages/isPublic.ts';
import { resolveSitePage } from '#src/server/pages/resolveSitePage.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { PostSummary } from '#src/shared/page/postSummary.ts';

type ReadStore = Pick<ContentStore, 'snapshot' | 'onChange'>;

/**
 * The content folder as a source.
 *
 * @param store the content, kept current
 * @param now the clock, for what is published later
 */
export function createEmbeddedSource(store: ReadStore, now: () => Date = () => new Date()): ContentSource {
  const dayOfChange = createDayOfChange(store, now);
  return {
    dayOfChange,
    getPage: (query) => Promise.resolve(resolveSitePage(store.snapshot, query, now())),
    listPaths: createListPaths(store, now),
    nextTurn: () => nextTurn(store.snapshot.documents.values(), now().getTime()),
    getRedirects: () => Promise.resolve(store.snapshot.redirects),
    getFavoritePosts: (locale) => {
      const language = locales[locale].file;
      const { posts } = siteCollections;
      const favorites = findEntries(store.snapshot, posts, { language, now: now(), favorite: true });
      const summaries = favorites.map((post) => summarizeEntry(store.snapshot, posts, post, language));
      // The summary of a post is the contract of this call.
      return Promise.resolve(summaries as PostSummary[]);
    },
    getLoc: ({ ip, acceptLanguage }) => {
      const country = /^[a-z]{2,3}-([a-z]{2})\b/i.exec(acceptLanguage)?.[1];
      const country_code = (country ?? DEFAULT_COUNTRY).toLowerCase();
      // A guess by the browser's language; without one nothing is known.
      return Promise.resolve({ result: country !== undefined, ip, country_code });
    },
  };
}

/** Every page asks for the list: it is made anew when the content has changed, or a page is public that was not, or no longer. */
function createListPaths(store: Pick<ContentStore, 'snapshot'>, now: () => Date): ContentSource['listPaths'] {
  let made: { readonly documents: Documents; readonly timed: readonly PageDocument[] } | undefined;
  let listed: { readonly shown: string; readonly paths: ReturnType<ContentSource['listPaths']> } | undefined;
  return () => {
    const { documents } = store.snapshot;
    const moment = now();
    if (made?.documents !== documents) {
      const timed = [...documents.values()].filter(({ settings }) => settings.publishAt ?? settings.until);
      made = { documents, timed };
      listed = undefined;
    }
    const shown = made.timed.map((document) => Number(isPublic(document, moment))).join('');
    if (listed?.shown !== shown) {
      const paths = [...documents.values()]
        .filter((document) => isPublic(document, moment))
        .map(({ path, settings, locales: contents }) => ({
          path,
          locales: Object.keys(contents) as LocaleCode[],
          ...(settings.robots === 'noindex' ? { isHidden: true } : {}),
        }));
      listed = { shown, paths };
    }
    return listed.paths;
  };
}

type Documents = ContentStore['snapshot']['documents'];

/**
 * As it is written down; of a page that was changed since this process began, the day of that. A list changes with the entries that
 * it shows: with those that have no pages by the day that they name, and when a file of theirs changes.
 */
function createDayOfChange(store: ReadStore, now: () => Date): ContentSource['dayOfChange'] {
  const changed = new Map<string, string>();
  store.onChange((tags) => {
    const today = isoDay(now());
    for (const tag of tags) changed.set(tag, today);
  });
  return function dayOfChange(path, locale) {
    const { documents, dates } = store.snapshot;
    const { file } = locales[locale];
    const dayOfPage = ({ path: page, folder }: PageDocument) =>
      changed.get(`page:${page}`) ?? dayWritten(dates, folder, file);
    const own = documents.get(path);
    const row: CollectionRow | undefined = Object.values(siteCollections).find(
      ({ definition }) => definition.path === path,
    );
    const shown = row ? findEntries(store.snapshot, row, { language: file, now: now() }) : [];
    const days =
      row && row.definition.entry === undefined
        ? [
            changed.get(row.definition.name),
            ...shown.map((entry) => dayOfRecord(isoDay(now()), store.snapshot, row, entry, file)),
          ]
        : shown.map(dayOfPage);
    return [own && dayOfPage(own), ...days]
      .filter((day) => day !== undefined)
      .sort()
      .at(-1);
  };
}

/** @returns the day that an entry without a page names, where its list has days; one that is still to come is no day of a change */
function dayOfRecord(
  today: string,
  ...[snapshot, row, entry, language]: Parameters<typeof summarizeEntry>
): string | undefined {
  const day = row.part.dayOf?.(summarizeEntry(snapshot, row, entry, language) as never);
  return day !== undefined && day <= today ? day : undefined;
}

const isoDay = (moment: Date) => moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
