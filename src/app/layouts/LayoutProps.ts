import type { ReactNode } from 'react';
import type { Page } from '#src/shared/page/page.ts';

/** What a layout gets: the page for what depends on its path, and the page's own view. */
export interface LayoutProps {
  readonly page: Page;
  readonly children: ReactNode;
}
