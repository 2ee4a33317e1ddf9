import loadable from '@loadable/component';
import type { articleSchema } from '#src/pages/article/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';
import { commentIsland } from '#src/pages/article/commentIsland.ts';

/** It prints the h1 itself. */
export const articleTemplate = {
  name: 'article',
  view: loadable(() => import(/* webpackChunkName: "page-article" */ '#src/pages/article/Article.tsx'), {
    resolveComponent: (module) => module.Article,
  }),
  islands: [commentIsland],
  slots: { body: 'others' },
} as const satisfies TemplateDefinition<typeof articleSchema>;
