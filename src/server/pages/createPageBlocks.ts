import type { PageBlocks } from '#src/content/pages/pageBlocks.ts';
import { fillBlocks } from '#src/server/pages/fillBlocks.ts';
import type { ServerParts } from '#src/server/pages/serverPart.ts';
import type { Page } from '#src/shared/page/page.ts';

/**
 * @param parts the server parts by type
 * @returns what the content asks of its blocks while it puts a page together
 */
export function createPageBlocks(parts: ServerParts): PageBlocks {
  return {
    fill: (blocks, facts) => fillBlocks(blocks, parts, { content: facts, moment: facts }),
    addUp: (blocks) =>
      Object.entries(Object.groupBy(blocks, ({ type }) => type)).reduce<Partial<Page>>(
        (sum, [type, alike = []]) => ({ ...sum, ...parts[type]?.addUp?.(alike as never[]) }),
        {},
      ),
    dependOnMoment: (blocks) => blocks.some(({ type }) => parts[type]?.from === 'moment'),
    isSection: ({ type }) => parts[type]?.isSection !== false,
  };
}
