import { lessonServer } from '#src/blocks/lesson/server.ts';
import { createPageBlocks } from '#src/server/pages/createPageBlocks.ts';

const lesson = (id: string, minutes: number) => ({ type: 'lesson', id, title: `Lesson ${id}`, minutes });
const blocks = [{ type: 'hero', id: 'top' }, lesson('a', 8), lesson('b', 12), { type: 'cta', id: 'next' }];
const { fill, addUp } = createPageBlocks({ lesson: lessonServer });

test('a course adds up the minutes of its lessons', () => {
  expect(addUp(blocks)).toEqual({
    course: {
      minutes: 20,
      lessons: [
        { id: 'a', title: 'Lesson a', minutes: 8 },
        { id: 'b', title: 'Lesson b', minutes: 12 },
      ],
    },
  });
});

test('a page without lessons is no course', () => {
  expect(addUp(blocks.slice(0, 1))).toEqual({});
});

test('a lesson knows its number and its neighbours, whatever stands between', () => {
  const [top, first, second] = fill(blocks, {} as never);
  expect(top).toBe(blocks[0]);
  expect(first).toMatchObject({ place: { number: 1, of: 2, next: { id: 'b' } } });
  expect(second).toMatchObject({ place: { number: 2, of: 2, previous: { id: 'a' } } });
});
