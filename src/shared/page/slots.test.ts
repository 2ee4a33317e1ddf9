import { fillSlots, HEAD, slotOf, type Slots } from '#src/shared/page/slots.ts';

const slots: Slots = {
  head: HEAD,
  lessons: { of: ['lesson'], takes: 'any' },
  body: 'others',
};

test.each([
  [{ type: 'hero' }, 'head'],
  [{ type: 'lesson' }, 'lessons'],
  [{ type: 'faq' }, 'body'],
  [{ type: 'faq', slot: 'lessons' }, 'lessons'],
  [{ type: 'lesson', slot: 'body' }, 'body'],
  // What it may not, and what there is not, is nothing that it can ask for.
  [{ type: 'faq', slot: 'head' }, 'body'],
  [{ type: 'hero', slot: 'end' }, 'head'],
  [{ type: 'faq', slot: 'constructor' }, 'body'],
])('%j stands in %s', (block, slot) => {
  expect(slotOf(slots, block)).toBe(slot);
});

const draw = ({ type }: { readonly type: string }) => type.toUpperCase();

test('each slot has its blocks in the order of the page, and one for a single block that block', () => {
  const blocks = ['hero', 'faq', 'lesson', 'lesson', 'cta'].map((type) => ({ type }));
  expect(fillSlots(slots, blocks, draw)).toEqual({ head: 'HERO', lessons: ['LESSON', 'LESSON'], body: ['FAQ', 'CTA'] });
});

test('no block is lost, whatever a page holds', () => {
  const blocks = ['hero', 'hero', 'unknown'].map((type) => ({ type }));
  expect(fillSlots(slots, blocks, draw)).toEqual({ head: ['HERO', 'HERO'], lessons: [], body: ['UNKNOWN'] });
  expect(fillSlots(slots, [], draw)).toEqual({ head: [], lessons: [], body: [] });
});
