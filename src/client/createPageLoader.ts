import type { I18n, Messages } from '@lingui/core';
import { fetchJson } from '#src/api/createBrowserApi.ts';
import type { SiteApi } from '#src/api/siteApi.ts';
import type { LoadPage } from '#src/app/appRoutes.tsx';
import { loadPageChunks } from '#src/app/pageChunks.ts';

interface PageLoaderOptions {
  readonly api: SiteApi;
  readonly i18n: I18n;
  /** All messages of the language; the page came with its own only. */
  readonly messagesUrl: string;
}

/** A navigation that has left the document never arrives in it. */
const never = new Promise<never>(() => undefined);

/**
 * A client navigation: page, code and messages together, so that it never shows an empty page. Whatever cannot be had
 * this way, a redirect, an error page or a chunk that is gone, is left to the server by a full navigation.
 */
export function createPageLoader({ api, i18n, messagesUrl }: PageLoaderOptions): LoadPage {
  let messages: Promise<void> | undefined;
  const loadMessages = async () => i18n.load(i18n.locale, await fetchJson<Messages>(messagesUrl));

  return async (url) => {
    try {
      messages ??= loadMessages();
      const page = await api.getPage(url.pathname + url.search);
      await Promise.all([loadPageChunks(page, 'all'), messages]);
      return page;
    } catch {
      messages = undefined;
      window.location.assign(url.href);
      return never;
    }
  };
}
