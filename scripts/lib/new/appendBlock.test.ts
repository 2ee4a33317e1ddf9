import { parse } from 'yaml';
import type { Slots } from '#src/shared/page/slots.ts';
import { appendBlock } from './appendBlock.ts';

const PAGE = `title: X
blocks:
  - type: hero
    id: top
  - type: faq # a remark
    id: faq
  - type: cta
    id: next

# The end.
`;
const slots: Slots = { body: 'others', end: { of: ['cta'] } };
const idsOf = (text: string) => (parse(text) as { blocks: { id: string }[] }).blocks.map(({ id }) => id);

test.each([
  ['form', ['top', 'faq', 'new', 'next']],
  ['cta', ['top', 'faq', 'next', 'new']],
])('a %s is put at the end of its slot, and all else stays as it was written', (type, ids) => {
  const text = appendBlock(PAGE, [`type: ${type}`, 'id: new'], { slots, type });
  expect(idsOf(text)).toEqual(ids);
  expect(text.replace(`  - type: ${type}\n    id: new\n`, '').replace(/\n+(?=# The end)/, '\n\n')).toBe(PAGE);
});

test('where all blocks stand in one slot it is the last', () => {
  expect(idsOf(appendBlock(PAGE, ['type: form', 'id: new'], { slots: { body: 'others' }, type: 'form' }))).toEqual([
    'top',
    'faq',
    'next',
    'new',
  ]);
});
