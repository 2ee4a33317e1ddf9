import { useCallback, type ReactNode } from 'react';
import { KnownQueryProvider } from '#src/request/useAddress.ts';
import { readSearch } from '#src/shared/address/queryRules.ts';
import type { Page } from '#src/shared/page/page.ts';

interface QueryScopeProps {
  readonly page: Pick<Page, 'query'>;
  readonly children: ReactNode;
}

/** What is in it reads of the address what the page was told that it may say. */
export function QueryScope({ page: { query }, children }: QueryScopeProps) {
  const read = useCallback((search: string) => (query ? readSearch(query, search) : ''), [query]);
  return <KnownQueryProvider value={read}>{children}</KnownQueryProvider>;
}
