import type { PageCache } from '#src/server/render/pageCache.ts';
import type { PageKey } from '#src/server/render/pageKey.ts';
import { createPageSource, type MadePage, type PageSource } from '#src/server/render/pageSource.ts';
import type { Page } from '#src/shared/page/page.ts';

/** The key of a page, or of a view of one. */
export const pageNamed = (id: string, space: PageKey['space'] = 'pages'): PageKey => ({ id, space });

interface Given extends Partial<Omit<PageSource, 'body' | 'etag'>> {
  readonly body?: string;
  readonly page?: Page;
}

/** A page that is there at once. */
export function madePage({
  body = 'body',
  page = {} as Page,
  headers = {},
  tags = [],
  changesAt,
}: Given = {}): MadePage {
  return { page, whole: Promise.resolve(createPageSource({ body: Buffer.from(body), headers, tags, changesAt })) };
}

/** Makes a page, and waits until the cache has it. */
export async function putInCache(cache: PageCache, key: PageKey, given: Given = {}): Promise<void> {
  await cache.make(key, () => Promise.resolve(madePage({ body: key.id, ...given })));
  await cache.settled();
}
