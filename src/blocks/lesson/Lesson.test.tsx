import { Lesson } from '#src/blocks/lesson/Lesson.tsx';
import { lessonSchema } from '#src/blocks/lesson/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const fields = {
  type: 'lesson',
  id: 'queue',
  title: 'Hand over',
  goal: 'Give the call to a person.',
  minutes: 12,
  steps: ['Add a queue.', 'Connect it.'],
  outcome: 'The desk rings.',
  flow: {
    label: 'The flow now',
    nodes: [
      { label: 'Number', side: 'caller' },
      { label: 'Queue', side: 'answer', fresh: true },
    ],
  },
  pitfall: 'The queue has no agents.',
};
const lesson = (more: object = {}) => lessonSchema.parse({ ...fields, ...more });

describe('Lesson', () => {
  it('has its steps in order, and the flow as a list in which the new node is named', () => {
    const html = renderBlock(<Lesson {...lesson()} />);
    expect(html.indexOf('Add a queue.')).toBeLessThan(html.indexOf('Connect it.'));
    expect(html).toMatch(/Queue<span class="visuallyHidden"> \(new block\)/);
    expect(html).not.toMatch(/Number<span class="visuallyHidden">/);
  });

  it('leads to its neighbours by anchors that stay with the browser', () => {
    const place = {
      number: 2,
      of: 3,
      previous: { id: 'number', title: 'A number' },
      next: { id: 'test', title: 'A test' },
    };
    const html = renderBlock(<Lesson {...lesson({ place })} />, { locale: 'es' });
    expect(html).toMatch(/<a href="#number"/);
    expect(html).toMatch(/<a href="#test"/);
    expect(html).toContain('Lesson 2 of 3');
  });

  it('has no navigation where it stands alone', () => {
    expect(renderBlock(<Lesson {...lesson()} />)).not.toContain('<nav');
  });

  it('refuses a lesson without minutes: the total would be wrong', () => {
    expect(lessonSchema.safeParse({ ...fields, minutes: 0 }).success).toBe(false);
  });
});
