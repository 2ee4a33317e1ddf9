import type { Page } from '#src/shared/page.ts';
import { parentPath } from '#src/shared/parentPath.ts';

/** Blocks whose content comes from the posts: a changed post changes them. */
const POST_BLOCKS = new Set(['post-cards', 'favorite-posts']);

/** Blocks whose content comes from the price lists. */
const PRICE_BLOCKS = new Set(['price-excerpt', 'price-list', 'estimator']);

/** The tag of every page that shows a rate. */
export const PRICES_TAG = 'prices';

/**
 * What must change for a cached page to be dropped, in the tags of the content store. A page beside or below another may
 * become public by a change of its own, so the path above it is named, and every part, shown or not.
 *
 * @param page the page
 * @param contentPath the document that answers it
 */
export function cacheTags(page: Page, contentPath: string): string[] {
  const named = [contentPath, ...page.breadcrumbs.map(({ path }) => path), ...(page.parts ?? [])];
  const tags = named.map((path) => `page:${path}`);
  if (page.siblings) tags.push(`below:${parentPath(page.path)}`);
  if (page.blocks.some(({ type }) => POST_BLOCKS.has(type))) tags.push('posts');
  if (page.blocks.some(({ type }) => PRICE_BLOCKS.has(type))) tags.push(PRICES_TAG);
  return tags;
}
