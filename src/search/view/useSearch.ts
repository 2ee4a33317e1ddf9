import { useEffect, useState } from 'react';
import { FETCH_MINIMUM_DELAY, SEARCH_RETRY } from '#config/constants.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { fetchSearch } from '#src/search/api/searchApi.ts';
import type { SearchAnswer } from '#src/search/data/searchAnswer.ts';

/** How far a search is. Until the next answer has come, the last one stays. */
export interface SearchState {
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  readonly answer?: SearchAnswer;
}

interface Settled {
  readonly words: string;
  /** None where the search has failed. */
  readonly answer?: SearchAnswer;
}

/** So often the same words are asked for again where the search fails: it may have just started. */
const RETRIES = 3;

/**
 * @returns what is found for words that are being typed: it waits for the next key. A failure is only logged (SPEC part 8), and
 *   mends itself where the search comes back
 */
export function useSearch(words: string): SearchState {
  const { locale } = useSite();
  const [settled, setSettled] = useState<Settled>();
  useEffect(() => {
    if (words === '') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout>;
    const askIn = (delay: number, retries: number) => {
      timer = setTimeout(() => void ask(retries), delay);
    };
    const ask = async (retries: number) => {
      const answer = await fetchSearch(words, locale, signal);
      if (signal.aborted) return;
      setSettled({ words, ...(answer ? { answer } : {}) });
      if (!answer && retries > 0) askIn(SEARCH_RETRY, retries - 1);
    };
    askIn(FETCH_MINIMUM_DELAY, RETRIES);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [words, locale]);
  if (words === '') return { status: 'idle' };
  const { answer } = settled ?? {};
  if (settled?.words !== words) return { status: 'searching', ...(answer ? { answer } : {}) };
  return answer ? { status: 'found', answer } : { status: 'failed' };
}
