import loadable from '@loadable/component';

/** Below every post: its code comes when somebody turns to it. */
export const commentIsland = loadable(
  () => import(/* webpackChunkName: "comment-form" */ '#src/pages/article/CommentForm.tsx'),
  { resolveComponent: (module) => module.CommentForm },
);
