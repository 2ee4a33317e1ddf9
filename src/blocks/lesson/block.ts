import loadable from '@loadable/component';
import type { lessonSchema } from '#src/blocks/lesson/schema.ts';
import type { lessonServer } from '#src/blocks/lesson/server.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const lessonBlock = defineBlock<typeof lessonSchema, typeof lessonServer>({
  type: 'lesson',
  view: loadable(() => import(/* webpackChunkName: "block-lesson" */ '#src/blocks/lesson/Lesson.tsx'), {
    resolveComponent: (module) => module.Lesson,
  }),
  hydrate: false,
});
