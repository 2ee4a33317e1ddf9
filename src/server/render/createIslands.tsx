import { renderToString } from 'react-dom/server';
import { idsOf, type Islands } from '#src/features/island/IslandsContext.ts';
import type { Assets } from '#src/server/render/assets.ts';
import { renderApart } from '#src/server/render/renderApart.tsx';

/**
 * The HTML of islands: each is rendered by itself, as the browser takes it over by itself. Their styles belong to the page,
 * their scripts come when they are wanted.
 *
 * @returns what is given to the page while it is rendered
 */
export function createIslands(assets: Pick<Assets, 'announceStyles'>): Islands {
  return {
    htmlOf(id, view) {
      const { html, chunks } = renderApart(view, (whole) => renderToString(whole, { identifierPrefix: idsOf(id) }));
      // Only now, when React is back at the page itself.
      assets.announceStyles(chunks);
      return html;
    },
    loadWords: () => Promise.resolve(),
  };
}
