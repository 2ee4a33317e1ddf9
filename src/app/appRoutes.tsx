import { createContext, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { PageView } from '#src/app/PageView.tsx';
import { RenderError } from '#src/app/errors/RenderError.tsx';
import { followsQuery } from '#src/app/followsQuery.ts';
import type { Page } from '#src/shared/page/page.ts';

/** How a page's data and code are had: in process on the server, over HTTP in the browser. */
export type LoadPage = (url: URL, signal?: AbortSignal) => Promise<Page>;

/** By this the one route gets its `LoadPage`: set for each request on the server, once in the browser. */
export const loadPageContext = createContext<LoadPage>();

/**
 * React Router moves between pages; which addresses exist is the route table's to say (`matchRoute`), on both sides, so
 * that router, gate and cache cannot disagree. Hence one route here. See docs/decisions/0002-one-route-table.md.
 */
export const appRoutes: RouteObject[] = [
  {
    path: '*',
    Component: PageView,
    ErrorBoundary: RenderError,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !followsQuery(currentUrl, nextUrl),
    loader: ({ request, context }: LoaderFunctionArgs) =>
      context.get(loadPageContext)(new URL(request.url), request.signal),
  },
];
