import { useCallback, type ReactNode } from 'react';
import { declaredQuery } from '#src/app/declaredQuery.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { KnownQueryProvider } from '#src/request/useAddress.ts';
import type { Page } from '#src/shared/page/page.ts';

interface QueryScopeProps {
  readonly page: Pick<Page, 'path' | 'lists'>;
  readonly children: ReactNode;
}

/** What is in it reads of the address what the page's route declares, from the lists that the page was made with. */
export function QueryScope({ page, children }: QueryScopeProps) {
  const read = useCallback(
    (search: string) => {
      const route = matchRoute(page.path)?.route;
      return route ? declaredQuery(route, search, page.lists) : '';
    },
    [page],
  );
  return <KnownQueryProvider value={read}>{children}</KnownQueryProvider>;
}
