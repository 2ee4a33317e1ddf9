import loadable from '@loadable/component';

/** The name of the chunk in which all of them are. */
export const PARTS_CHUNK = 'article-parts';

/** What stands around the text of a post and only shows something. */
export const articleParts = {
  opening: loadable(() => import(/* webpackChunkName: "article-parts" */ '#src/pages/article/Opening.tsx'), {
    resolveComponent: (module) => module.Opening,
  }),
  contents: loadable(() => import(/* webpackChunkName: "article-parts" */ '#src/pages/article/ArticleContents.tsx'), {
    resolveComponent: (module) => module.ArticleContents,
  }),
  writer: loadable(() => import(/* webpackChunkName: "article-parts" */ '#src/pages/article/Writer.tsx'), {
    resolveComponent: (module) => module.Writer,
  }),
  readOn: loadable(() => import(/* webpackChunkName: "article-parts" */ '#src/pages/article/ReadOn.tsx'), {
    resolveComponent: (module) => module.ReadOn,
  }),
};
