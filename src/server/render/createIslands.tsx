import { renderToString } from 'react-dom/server';
import { idsOf, type Islands } from '#src/features/island/IslandsContext.ts';
import type { PageTags } from '#src/server/render/assets.ts';
import { renderApart } from '#src/server/render/renderApart.tsx';

/**
 * The HTML of islands: each is rendered by itself, as the browser takes it over by itself. Their styles belong to the page,
 * their scripts come when they are wanted. An island whose fields are the same object is the same on the same page, and is
 * rendered once.
 *
 * @returns the function that makes what is given to a page while it is rendered. `page` stands for all that islands are told
 *   of it, undefined for a page that is like no other; `tags` are those of the page
 */
export function createIslands() {
  const rendered = new WeakMap<object, Map<string, ReturnType<typeof renderApart>>>();

  return function islandsOf(page: string | undefined, tags: Pick<PageTags, 'announceStyles'>): Islands {
    return {
      htmlOf(id, view, fields) {
        const known = rendered.get(fields) ?? new Map<string, ReturnType<typeof renderApart>>();
        rendered.set(fields, known);
        const name = `${String(page)} ${id}`;
        const part =
          known.get(name) ?? renderApart(view, (whole) => renderToString(whole, { identifierPrefix: idsOf(id) }));
        if (page !== undefined) known.set(name, part);
        // Only now, when React is back at the page itself.
        tags.announceStyles(part.chunks);
        return part.html;
      },
      loadFields: () => Promise.resolve({}),
    };
  };
}
