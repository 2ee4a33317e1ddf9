import type { ComponentType, ReactNode } from 'react';
import { DefaultLayout } from '#src/app/layouts/DefaultLayout.tsx';
import { EmptyLayout } from '#src/app/layouts/EmptyLayout.tsx';
import type { Layout, Page } from '#src/shared/page.ts';

export interface LayoutProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/** What stands around a page (SPEC part 2, layouts). Part of the shell: always needed, never lazy. */
export const layouts: Readonly<Record<Layout, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  empty: EmptyLayout,
};
