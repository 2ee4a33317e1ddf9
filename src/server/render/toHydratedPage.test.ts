import { laterFields, toHydratedBlock, toHydratedPage } from '#src/server/render/toHydratedPage.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import type { Page } from '#src/shared/page/page.ts';

const hero = { type: 'hero', id: 'top', surface: 'white', title: 'A title', lead: 'A lead', actions: [] };
const tabs = { type: 'tabs', id: 'choices', surface: 'white', title: 'Choices', items: [] };
const long = { ...tabs, id: 'long', lead: 'x'.repeat(5000) };
const atOnce = { ...long, type: 'call-simulator', id: 'simulator' };
const pageOf = (...blocks: AnyBlock[]) => ({ path: '/a', template: 'landing', title: 'A', blocks }) as unknown as Page;

test('a static block is named in the hydration data without its fields', () => {
  expect(toHydratedBlock(hero, true)).toEqual({ type: 'hero', id: 'top', kept: true });
});

test('it says there where it asked to stand: the browser puts it into the same slot', () => {
  expect(toHydratedBlock({ ...hero, slot: 'body' }, true)).toEqual({
    type: 'hero',
    id: 'top',
    slot: 'body',
    kept: true,
  });
});

test('a block with behaviour is in the hydration data whole, where it is short or behaves at once', () => {
  expect(toHydratedBlock(tabs, true)).toBe(tabs);
  expect(toHydratedBlock(atOnce, true)).toBe(atOnce);
});

test('a long one that waits to be used is named, with the digest of what was drawn', () => {
  const named = toHydratedBlock({ ...long, slot: 'body' }, true);
  expect(named).toEqual({
    type: 'tabs',
    id: 'long',
    slot: 'body',
    later: expect.stringMatching(/^[\w-]{8}$/) as string,
  });
  expect(toHydratedBlock({ ...long, slot: 'body' }, true)).toEqual(named);
  const other = { ...long, slot: 'body', title: 'Other' };
  expect(toHydratedBlock(other, true)).not.toEqual(named);
});

test('all fields are in a page that only its visitor has', () => {
  expect(toHydratedPage(pageOf(long), false).blocks).toEqual([long]);
});

test('what is not in the document can be asked for, and nothing else', () => {
  const page = pageOf(hero, tabs, long, atOnce);
  const [named] = toHydratedPage(page, true).blocks.slice(2) as unknown as { later: string }[];
  expect(laterFields(page)).toEqual({ long: { digest: named?.later, fields: long } });
});
