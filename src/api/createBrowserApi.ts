import type { LocaleCode } from '#config/locales.ts';
import type { SiteApi } from '#src/api/siteApi.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { PostSummary } from '#src/shared/page/postSummary.ts';

/** An answer of the site that is not the expected one. */
export class ApiError extends Error {
  readonly status: number;

  constructor(url: string, status: number) {
    super(`${url} answered ${String(status)}`);
    this.name = 'ApiError';
    this.status = status;
  }
}

/**
 * @param url a path of this site
 * @param signal ends the call
 * @param priority `low` for what nobody waits for
 * @returns the parsed answer; the server has validated it
 * @throws {ApiError} for any status but 2xx, or a body that is not JSON
 */
export async function fetchJson<Value>(url: string, signal?: AbortSignal, priority?: RequestPriority): Promise<Value> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
    ...(priority ? { priority } : {}),
  });
  if (!response.ok || !response.headers.get('Content-Type')?.includes('json')) throw new ApiError(url, response.status);
  return (await response.json()) as Value;
}

/** @param locale the document's language */
export function createBrowserApi(locale: LocaleCode): SiteApi {
  return {
    getPage: (url, { signal, priority } = {}) =>
      fetchJson<Page>(`/api/getPage?url=${encodeURIComponent(url)}`, signal, priority),
    getFavoritePosts: () =>
      fetchJson<PostSummary[]>(`/api/getFavoritePosts?lang=${locale}`).catch((error: unknown) => {
        console.warn('Favorite posts are unavailable', error);
        return [];
      }),
    async getEntries(asked) {
      try {
        // Seldom needed: where a provider's docs API has the lists, and on the way from one page to another.
        const { askEntries } = await import('#src/api/askEntries.ts');
        return await askEntries(asked, locale, fetchJson);
      } catch (error) {
        console.warn('The list is unavailable', error);
        return undefined;
      }
    },
  };
}
