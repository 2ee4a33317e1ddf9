import { fillBlocks, type Keep } from '#src/server/pages/fillBlocks.ts';
import type { ServerPart } from '#src/server/pages/serverPart.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

const note = (id: string) => ({ type: 'note', id });
const blocks = [note('a'), { type: 'other', id: 'b' }, note('c')];
const facts = { content: { language: 'es' } as never };
const numbering: ServerPart = {
  from: 'content',
  fill: (block: AnyBlock, { language }: { language: string }, alike: readonly AnyBlock[]) => ({
    number: `${language} ${String(alike.indexOf(block) + 1)} of ${String(alike.length)}`,
  }),
};

test('a block is filled from the facts that it names, and knows those that are alike', () => {
  expect(fillBlocks(blocks, { note: numbering }, facts)).toEqual([
    { type: 'note', id: 'a', number: 'es 1 of 2' },
    { type: 'other', id: 'b' },
    { type: 'note', id: 'c', number: 'es 2 of 2' },
  ]);
});

test.each([
  ['other facts than there are', { note: { ...numbering, from: 'prices' } satisfies ServerPart }],
  ['none', { note: { tags: () => ['posts'] } satisfies ServerPart }],
  ['no server at all', {}],
])('a block that needs %s stays the same object', (_case, parts) => {
  const filled = fillBlocks(blocks, parts, facts);
  expect(filled.map((block, index) => block === blocks[index])).toEqual([true, true, true]);
});

test('what is made of facts that last is kept by who asked', () => {
  const kept = new Map<AnyBlock, AnyBlock>();
  const keep: Keep = (block, make) => {
    kept.set(block, kept.get(block) ?? make());
    return kept.get(block) ?? block;
  };
  const fill = (name: 'content' | 'prices') => fillBlocks(blocks, { note: numbering }, facts, { [name]: keep })[0];
  expect(fill('content')).toBe(fill('content'));
  expect(fill('prices')).not.toBe(fill('prices'));
});
