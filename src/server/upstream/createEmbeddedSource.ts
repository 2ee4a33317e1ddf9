import { DEFAULT_COUNTRY } from '#config/constants.ts';
import { locales, type LocaleCode } from '#config/locales.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { collectionOf, findEntries, summarizeEntry } from '#src/content/collections/findEntries.ts';
import { dayOfChange as dayWritten } from '#src/content/dates/datesSchema.ts';
import type { PageDocument } from '#src/content/document.ts';
import { isPublic } from '#src/content/pages/isPublic.ts';
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
        .filter((document) => isPublic(document, moment) && document.settings.robots !== 'noindex')
        .map(({ path, locales: contents }) => ({ path, locales: Object.keys(contents) as LocaleCode[] }));
      listed = { shown, paths };
    }
    return listed.paths;
  };
}

type Documents = ContentStore['snapshot']['documents'];

const PAGE_TAG = 'page:';

/** As it is written down; of a page that was changed since this process began, the day of that. A list changes with its entries. */
function createDayOfChange(store: ReadStore, now: () => Date): ContentSource['dayOfChange'] {
  const changed = new Map<string, string>();
  store.onChange((tags) => {
    const today = now().toISOString().slice(0, 'YYYY-MM-DD'.length);
    for (const tag of tags) if (tag.startsWith(PAGE_TAG)) changed.set(tag.slice(PAGE_TAG.length), today);
  });
  return function dayOfChange(path, locale) {
    const { documents, dates } = store.snapshot;
    const { file } = locales[locale];
    const dayOf = (document: PageDocument) => changed.get(document.path) ?? dayWritten(dates, document.folder, file);
    const own = documents.get(path);
    const list = Object.values(siteCollections).find(({ definition }) => definition.path === path)?.definition.name;
    const listed =
      list === undefined
        ? []
        : [...documents.values()].filter(({ settings, folder }) => settings.entry && collectionOf({ folder }) === list);
    return [...(own ? [own] : []), ...listed]
      .map(dayOf)
      .filter((day) => day !== undefined)
      .sort()
      .at(-1);
  };
}
