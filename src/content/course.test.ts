import { courseOf, placeLesson } from '#src/content/course.ts';

const lesson = (id: string, minutes: number) => ({ type: 'lesson', id, title: `Lesson ${id}`, minutes });
const blocks = [{ type: 'hero', id: 'top' }, lesson('a', 8), lesson('b', 12), { type: 'cta', id: 'next' }];

test('a course adds up the minutes of its lessons', () => {
  expect(courseOf(blocks)).toEqual({
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
  expect(courseOf(blocks.slice(0, 1))).toEqual({});
});

test('a lesson knows its number and its neighbours, whatever stands between', () => {
  expect(placeLesson(blocks[1]!, blocks)).toMatchObject({ place: { number: 1, of: 2, next: { id: 'b' } } });
  expect(placeLesson(blocks[2]!, blocks)).toMatchObject({ place: { number: 2, of: 2, previous: { id: 'a' } } });
});

test('another block stays the same object', () => {
  expect(placeLesson(blocks[0]!, blocks)).toBe(blocks[0]);
});
