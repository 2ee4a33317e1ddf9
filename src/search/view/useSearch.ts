import { useEffect, useState } from 'react';
import { FETCH_MINIMUM_DELAY } from '#config/constants.ts';
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

/** @returns what is found for words that are being typed: it waits for the next key, and a failure is only logged (SPEC part 8) */
export function useSearch(words: string): SearchState {
  const { locale } = useSite();
  const [settled, setSettled] = useState<Settled>();
  useEffect(() => {
    if (words === '') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const answer = await fetchSearch(words, locale, signal);
      if (!signal.aborted) setSettled({ words, ...(answer ? { answer } : {}) });
    };
    const timer = setTimeout(() => void ask(), FETCH_MINIMUM_DELAY);
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
