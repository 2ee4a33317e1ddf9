import { createContext, use } from 'react';
import { useLocation } from 'react-router';

const KnownQueryContext = createContext<(search: string) => string>((search) => search);

/** Says what the page knows of a query; given once, around the page. */
export const KnownQueryProvider = KnownQueryContext.Provider;

/** @returns what `KnownQueryProvider` was given */
export const useKnownQuery = () => use(KnownQueryContext);

/** The address of the page, as far as the page knows it. */
interface KnownAddress {
  readonly pathname: string;
  readonly search: string;
}

/**
 * In place of `useLocation` wherever the query decides what is shown: the server has never seen what the page does not know
 * of it, a campaign's parameter or a country that there is not, and the browser must not make a link of it.
 */
export function useAddress(): KnownAddress {
  const { pathname, search } = useLocation();
  return { pathname, search: use(KnownQueryContext)(search) };
}
