import loadable from '@loadable/component';
import type { entriesSchema } from '#src/blocks/entries/schema.ts';
import type { entriesServer } from '#src/blocks/entries/server.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves: filters are a form, and pages are links. Late where its entries come from elsewhere. */
export const entriesBlock = defineBlock<typeof entriesSchema, typeof entriesServer>({
  type: 'entries',
  view: loadable(() => import(/* webpackChunkName: "block-entries" */ '#src/blocks/entries/Entries.tsx'), {
    resolveComponent: (module) => module.Entries,
  }),
  hydrate: false,
  late: ({ asked }) => asked !== undefined,
});
