import { createHash } from 'node:crypto';
import { isLate, type KeptBlock, type LaterBlock } from '#src/app/BlockView.tsx';
import { blockEntry } from '#src/app/registry/blocks.ts';
import { templateEntry } from '#src/app/registry/templates.ts';
import type { IslandFields } from '#src/features/island/IslandsContext.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import type { Page } from '#src/shared/page/page.ts';

/** What is shorter, in characters of JSON, costs a first visit less than the call for it would cost later (docs/decisions/0056). */
const WORTH_A_CALL = 4096;

/**
 * @param page as it is drawn
 * @param isAddressable whether its address leads everybody to it: then long fields of islands may come later
 * @returns the page as hydration needs it: without the fields of what the server alone draws
 */
export function toHydratedPage(page: Page, isAddressable: boolean): Page {
  const { still } = templateEntry(page.template);
  const left = Object.entries(page).filter(([field]) => !still?.fields.some((name) => name === field));
  const blocks = page.blocks.map((block) => toHydratedBlock(block, isAddressable));
  return { ...(Object.fromEntries(left) as Page), blocks };
}

/** @returns the block whole where it behaves at once, or has few fields; else by name */
export function toHydratedBlock(block: AnyBlock, isAddressable: boolean): AnyBlock | KeptBlock | LaterBlock {
  const { type, id, slot } = block;
  const { hydrate } = blockEntry(type);
  const named = { type, id, ...(slot === undefined ? {} : { slot }) };
  if (!hydrate) return { ...named, kept: true, ...(isLate(block) ? { late: true } : {}) };
  const later = isAddressable && hydrate === 'when-used' ? digestOfLong(block) : undefined;
  return later ? { ...named, later } : block;
}

/** @returns by block: the fields that the document of the page does not hold */
export function laterFields(page: Page): IslandFields {
  return Object.fromEntries(
    page.blocks.flatMap((block) => {
      const hydrated = toHydratedBlock(block, true);
      return 'later' in hydrated ? [[block.id, { digest: hydrated.later, fields: block }]] : [];
    }),
  );
}

const digests = new WeakMap<AnyBlock, string | undefined>();

/** Pages are made of the same blocks again and again. */
function digestOfLong(block: AnyBlock): string | undefined {
  if (!digests.has(block)) {
    const text = JSON.stringify(block);
    const digest = () => createHash('sha256').update(text).digest('base64url').slice(0, 8);
    digests.set(block, text.length > WORTH_A_CALL ? digest() : undefined);
  }
  return digests.get(block);
}
