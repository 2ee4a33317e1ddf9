import type { ReactNode } from 'react';
import type { Page } from '#src/shared/page.ts';

/** What every page template takes: the page, and its blocks, rendered. */
export interface TemplateProps {
  readonly page: Page;
  /** The ids of the blocks that are made for the full width. */
  readonly wide?: readonly string[];
  readonly children: ReactNode;
}
