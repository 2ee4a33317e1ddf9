import { renderToString } from 'react-dom/server';
import { idsOf, type Islands } from '#src/features/island/IslandsContext.ts';
import type { PageTags } from '#src/server/render/assets.ts';
import { createKeptParts } from '#src/server/render/keptParts.ts';
import { renderApart } from '#src/server/render/renderApart.tsx';

/** In characters: the islands of some hundred pages. */
const MOST = 1_000_000;

/**
 * The HTML of islands: each is rendered by itself, as the browser takes it over by itself. Their styles belong to the page,
 * their scripts come when they are wanted. An island whose fields are the same object is the same on the same page, and is
 * rendered once.
 *
 * @returns the function that makes what is given to a page while it is rendered. `page` stands for all that islands are told
 *   of it, undefined for a page that is like no other; `tags` are those of the page
 */
export function createIslandsOf() {
  const keep = createKeptParts<ReturnType<typeof renderApart>>(MOST, ({ html }) => html.length);

  return function islandsOf(page: string | undefined, tags: Pick<PageTags, 'announceStyles'>): Islands {
    return {
      htmlOf(id, view, fields) {
        const render = () => renderApart(view, (whole) => renderToString(whole, { identifierPrefix: idsOf(id) }));
        const part = page === undefined ? render() : keep(fields, `${page} ${id}`, render);
        // Only now, when React is back at the page itself.
        tags.announceStyles(part.chunks);
        return part.html;
      },
      loadFields: () => Promise.resolve({}),
      onBroken: () => undefined,
    };
  };
}
