import { blockServers } from '#src/app/registry/blockServers.gen.ts';
import { templateServers } from '#src/app/registry/templateServers.gen.ts';
import type { TemplatePart } from '#src/content/pages/templatePart.ts';
import type { Facts, ServerParts } from '#src/server/pages/serverPart.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import type { Page } from '#src/shared/page/page.ts';
import { parentPath } from '#src/shared/address/parentPath.ts';

/** The tag of every page that shows a rate. */
export const PRICES_TAG = 'prices';

/** What a block is filled from drops its page, whatever else its server part names. */
const TAGS_OF_FACTS: Readonly<Record<keyof Facts, readonly string[]>> = {
  content: [],
  moment: [],
  prices: [PRICES_TAG],
  address: [PRICES_TAG],
  // A page with an answer is its visitor's alone, and is not kept.
  search: [],
};

/**
 * What must change for a cached page to be dropped, in the tags of the content store. A page beside or below another may
 * become public by a change of its own, so the path above it is named, and every page that the template follows.
 *
 * @param page the page
 * @param contentPath the document that answers it
 */
export function cacheTags(page: Page, contentPath: string): string[] {
  const named = [contentPath, ...page.breadcrumbs.map(({ path }) => path), ...followedBy(page)];
  const tags = named.map((path) => `page:${path}`);
  if (page.siblings) tags.push(`below:${parentPath(page.path)}`);
  const ofBlocks = page.blocks.flatMap(tagsOfBlock);
  tags.push(...(templateParts[page.template]?.tags ?? []));
  return [...tags, ...new Set(ofBlocks)];
}

const templateParts: Readonly<Partial<Record<string, TemplatePart>>> = templateServers;

function followedBy(page: Page): readonly string[] {
  return templateParts[page.template]?.follows?.(page as never) ?? [];
}

const parts: ServerParts = blockServers;

function tagsOfBlock(block: AnyBlock): readonly string[] {
  const { tags, from } = parts[block.type] ?? {};
  return [...(tags?.(block as never) ?? []), ...(from ? TAGS_OF_FACTS[from] : [])];
}
