import { scenesOf } from '#src/scenes/scenesOf.ts';

test('scenes are found in the fields of blocks, each name once', () => {
  const scene = { name: 'call-strip', caption: 'A call.' };
  const other = { name: 'wallboard', caption: 'A wall.' };
  const blocks = [
    {
      type: 'hero',
      id: 'top',
      scenes: [
        { label: 'One', scene },
        { label: 'Two', scene: other },
      ],
    },
    { type: 'scene', id: 'again', scene },
    { type: 'faq', id: 'questions' },
  ];
  expect(scenesOf(blocks)).toEqual(['call-strip', 'wallboard']);
});
