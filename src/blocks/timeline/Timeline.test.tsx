import { Timeline } from '#src/blocks/timeline/Timeline.tsx';
import { timelineSchema } from '#src/blocks/timeline/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = timelineSchema.parse({
  type: 'timeline',
  id: 'history',
  title: 'History',
  items: [
    { when: 'March 2013', date: '2013-03-01', title: 'Founded', text: 'In a room.' },
    { when: 'Day 2', title: 'Drawn', text: 'On paper.' },
    { when: 'Day 3', title: 'Called', text: 'By phone.' },
  ],
});

describe('Timeline', () => {
  it('is an ordered list, and gives machines the dates that are dates', () => {
    const html = renderBlock(<Timeline {...block} />);
    expect(html).toMatch(/<ol[\s\S]*Founded[\s\S]*Drawn[\s\S]*Called/);
    expect(html).toContain('<time dateTime="2013-03-01">March 2013</time>');
    expect(html.match(/<time/g)).toHaveLength(1);
  });

  it('bends the line between the events only', () => {
    expect(renderBlock(<Timeline {...block} />).match(/<svg/g)).toHaveLength(2);
  });
});
