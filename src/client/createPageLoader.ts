import type { I18n, Messages } from '@lingui/core';
import { ApiError } from '#src/api/createBrowserApi.ts';
import type { FetchPage } from '#src/client/createPageFetcher.ts';
import type { LoadPage } from '#src/client/navigation/LoadPage.ts';
import type { Prefetcher } from '#src/client/prefetchPages.ts';
import type { LoadingStore } from '#src/stores/LoadingStore.ts';

interface PageLoaderOptions {
  readonly fetchPage: FetchPage;
  readonly prefetched: Pick<Prefetcher, 'take' | 'keep'>;
  readonly i18n: I18n;
  readonly loading: Pick<LoadingStore, 'report' | 'fail'>;
}

/**
 * A client navigation. Whatever cannot be had this way, a redirect, an error page or a chunk that is gone, is left to the
 * server by a full navigation; without a connection the visitor stays on the page that can still be read.
 */
export function createPageLoader({ fetchPage, prefetched, i18n, loading }: PageLoaderOptions): LoadPage {
  let known: Messages | undefined;

  return async (path, { signal, isBack }) => {
    const onProgress = (fraction: number) => {
      if (!signal.aborted) loading.report(fraction);
    };
    try {
      // A guess that fails says nothing of the page: its visitor wants it, and it was asked for behind all else.
      const held = await prefetched.take(path, isBack)?.catch(() => undefined);
      const fetched = held ?? (await fetchPage(path, { onProgress, signal }));
      if (!held) prefetched.keep(path, fetched);
      const { page, messages } = fetched;
      if (!signal.aborted && messages !== known) {
        // The page is told of none of them (Document.tsx); what stands beside it, as the consent banner, is drawn anew.
        i18n.load(i18n.locale, messages);
        known = messages;
      }
      // Shown once more it is another arrival.
      return { ...page };
    } catch (error) {
      if (signal.aborted) return 'stay';
      // What the server has refused, it will explain itself: where it has answered, there is a connection.
      if (error instanceof ApiError || navigator.onLine) return 'leave';
      loading.fail();
      return 'stay';
    }
  };
}
