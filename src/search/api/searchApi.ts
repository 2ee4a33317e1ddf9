import { fetchJson } from '#src/api/createBrowserApi.ts';
import type { SearchAnswer } from '#src/search/data/searchAnswer.ts';

/**
 * @param q what somebody has typed, at most `LONGEST_QUESTION` characters
 * @param lang the language of the pages, `ru`
 * @param signal ends the call
 * @returns the first page of what the whole site has; undefined when it is not to be had, which is only logged (SPEC part 8)
 */
export async function fetchSearch(q: string, lang: string, signal: AbortSignal): Promise<SearchAnswer | undefined> {
  try {
    return await fetchJson<SearchAnswer>(`/api/search?${new URLSearchParams({ q, lang })}`, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('The search is unavailable', error);
    return undefined;
  }
}
