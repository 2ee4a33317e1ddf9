import type { I18n, Messages } from '@lingui/core';
import { ApiError } from '#src/api/createBrowserApi.ts';
import type { LoadPage } from '#src/app/appRoutes.tsx';
import type { FetchPage } from '#src/client/createPageFetcher.ts';
import type { Prefetcher } from '#src/client/prefetchPages.ts';
import type { LoadingStore } from '#src/stores/LoadingStore.ts';

interface PageLoaderOptions {
  readonly fetchPage: FetchPage;
  readonly prefetched: Pick<Prefetcher, 'take'>;
  readonly i18n: I18n;
  readonly loading: Pick<LoadingStore, 'report' | 'fail'>;
}

/** A navigation that has left the document, or that cannot be made, never arrives in it. */
const never = new Promise<never>(() => undefined);

/**
 * A client navigation. Whatever cannot be had this way, a redirect, an error page or a chunk that is gone, is left to the
 * server by a full navigation; without a connection the visitor stays on the page that can still be read.
 */
export function createPageLoader({ fetchPage, prefetched, i18n, loading }: PageLoaderOptions): LoadPage {
  let known: Messages | undefined;

  return async (url, signal) => {
    const path = url.pathname + url.search;
    const report = (fraction: number) => {
      if (!signal?.aborted) loading.report(fraction);
    };
    try {
      const { page, messages } = await (prefetched.take(path) ?? fetchPage(path, report));
      if (messages !== known) i18n.load(i18n.locale, messages);
      known = messages;
      return page;
    } catch (error) {
      // The visitor has gone elsewhere meanwhile: that must not be undone.
      if (signal?.aborted) return never;
      // What the server has refused, it will explain itself.
      if (!(error instanceof ApiError)) loading.fail();
      if (navigator.onLine) window.location.assign(url.href);
      return never;
    }
  };
}
