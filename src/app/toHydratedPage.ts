import { toHydratedBlock } from '#src/app/BlockView.tsx';
import { templateEntry } from '#src/app/registry/templates.ts';
import type { Page } from '#src/shared/page/page.ts';

/** @returns the page as hydration needs it: without the fields of what the server alone draws */
export function toHydratedPage(page: Page): Page {
  const { still } = templateEntry(page.template);
  const left = Object.entries(page).filter(([field]) => !still?.fields.some((name) => name === field));
  return { ...(Object.fromEntries(left) as Page), blocks: page.blocks.map(toHydratedBlock) };
}
