import { DEFAULT_COUNTRY } from '#config/constants.ts';
import { locales, type LocaleCode } from '#config/locales.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { findEntries, summarizeEntry } from '#src/content/collections/findEntries.ts';
import { isPublic } from '#src/content/pages/isPublic.ts';
import { resolvePage } from '#src/server/pages/resolvePage.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { PostSummary } from '#src/shared/page/postSummary.ts';

/**
 * The content folder as a source.
 *
 * @param store the content, kept current
 * @param now the clock, for what is published later
 */
export function createEmbeddedSource(store: ContentStore, now: () => Date = () => new Date()): ContentSource {
  return {
    getPage: (query) => Promise.resolve(resolvePage(store.snapshot, query, now())),
    listPaths: () =>
      [...store.snapshot.documents.values()]
        .filter((document) => isPublic(document, now()) && document.settings.robots !== 'noindex')
        .map(({ path, locales: contents }) => ({ path, locales: Object.keys(contents) as LocaleCode[] })),
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
