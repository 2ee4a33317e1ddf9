import type { LessonBlock, lessonSchema } from '#src/blocks/lesson/schema.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';

const name = (lesson: LessonBlock | undefined) => lesson && { id: lesson.id, title: lesson.title };

/** A static block sees no other block, so a lesson is told its place in the course. */
export const lessonServer = defineServerPart<typeof lessonSchema, Pick<LessonBlock, 'place'>>({
  from: 'content',
  fill(lesson, _facts, lessons) {
    const index = lessons.indexOf(lesson);
    const [previous, next] = [name(lessons[index - 1]), name(lessons[index + 1])];
    return { place: { number: index + 1, of: lessons.length, previous, next } };
  },
  addUp: (lessons) => ({
    course: {
      minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
      lessons: lessons.map(({ id, title, minutes }) => ({ id, title, minutes })),
    },
  }),
});
