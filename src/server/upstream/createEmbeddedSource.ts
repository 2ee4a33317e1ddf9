import { DEFAULT_COUNTRY } from '#config/constants.ts';
import { locales, type LocaleCode } from '#config/locales.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { findPosts, isPublic, summarizePost } from '#src/content/pages/posts.ts';
import { resolvePage } from '#src/server/pages/resolvePage.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';

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
      const posts = findPosts(store.snapshot, language, now(), { favorite: true });
      return Promise.resolve(posts.map((post) => summarizePost(store.snapshot, post, language)));
    },
    getLoc: ({ ip, acceptLanguage }) => {
      const country = /^[a-z]{2,3}-([a-z]{2})\b/i.exec(acceptLanguage)?.[1];
      return Promise.resolve({ result: true, ip, country_code: (country ?? DEFAULT_COUNTRY).toLowerCase() });
    },
  };
}
