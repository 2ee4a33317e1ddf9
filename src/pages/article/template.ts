import loadable from '@loadable/component';
import { articleParts, PARTS_CHUNK } from '#src/pages/article/articleParts.ts';
import { commentIsland } from '#src/pages/article/commentIsland.ts';
import type { articleSchema } from '#src/pages/article/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** It prints the h1 itself. */
export const articleTemplate = {
  name: 'article',
  view: loadable(() => import(/* webpackChunkName: "page-article" */ '#src/pages/article/Article.tsx'), {
    resolveComponent: (module) => module.Article,
  }),
  islands: [commentIsland],
  still: { chunk: PARTS_CHUNK, views: Object.values(articleParts), fields: ['post'] },
  slots: { body: 'others', end: { of: ['cta'] } },
} as const satisfies TemplateDefinition<typeof articleSchema>;
