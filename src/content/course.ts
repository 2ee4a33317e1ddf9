import type { AnyBlock } from '#src/shared/page.ts';

/** What a course needs to know of a lesson, out of the block's fields. */
interface Lesson extends AnyBlock {
  readonly title: string;
  readonly minutes: number;
}

function isLesson(block: AnyBlock): block is Lesson {
  return block.type === 'lesson';
}

/** @returns the lessons among the blocks and the minutes they take together; nothing for a page without lessons */
export function courseOf(blocks: readonly AnyBlock[]) {
  const lessons = blocks.filter(isLesson).map(({ id, title, minutes }) => ({ id, title, minutes }));
  if (lessons.length === 0) return {};
  return { course: { minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0), lessons } };
}

/** @returns a lesson with its place in the course, as a static block sees no other block; any other block as it is */
export function placeLesson(block: AnyBlock, blocks: readonly AnyBlock[]): AnyBlock {
  if (!isLesson(block)) return block;
  const lessons = blocks.filter(isLesson);
  const index = lessons.indexOf(block);
  const name = (lesson: Lesson | undefined) => lesson && { id: lesson.id, title: lesson.title };
  const place = {
    number: index + 1,
    of: lessons.length,
    previous: name(lessons[index - 1]),
    next: name(lessons[index + 1]),
  };
  return { ...block, place } as AnyBlock;
}
