import { cta, type Cta } from '#src/shared/page/cta.ts';
import { z } from 'zod';
import { withFormLinks } from '#src/shared/page/pointToForm.ts';
import { blockSchema } from '#src/shared/page/schema.ts';

const PLAIN = { type: 'button', theme: 'primary', size: 'medium' } as const;
const accepts = (fields: object) => cta.safeParse({ label: 'Go', ...fields }).success;
const parse = (fields: object): Cta => cta.parse({ label: 'Go', ...fields });

test('a button is a primary pill unless it says otherwise, and has no fields of its own making', () => {
  expect(parse({ href: '/' })).toEqual({ label: 'Go', href: '/', ...PLAIN });
  expect(accepts({ href: '/', onclick: 'x' })).toBe(false);
});

test('a button carries a campaign to pages only, in words that need no escaping', () => {
  expect(accepts({ href: '/', utm: { source: 'blog', campaign: 'q4-2026' } })).toBe(true);
  expect(accepts({ href: '/', utm: { source: 'a&b' } })).toBe(false);
  expect(accepts({ href: 'mailto:a@b.example', utm: { source: 'blog' } })).toBe(false);
  expect(accepts({ href: '#form', utm: { source: 'blog' } })).toBe(false);
});

test('a button leads to one place', () => {
  const submenu = [{ title: 'New', platformLink: '/registration' }];
  expect(
    [{}, { href: '/', scrollToForm: true }, { href: '/', submenu }, { scrollToForm: true, submenu }].map(accepts),
  ).toEqual([false, false, false, false]);
  expect([{ href: '/' }, { scrollToForm: true }, { submenu }].map(accepts)).toEqual([true, true, true]);
});

test('an anchor is that of the page that the button leads to', () => {
  expect(parse({ href: '/pricing?country=de', anchor: 'rates' })).toMatchObject({ href: '/pricing?country=de#rates' });
  expect(accepts({ href: '/pricing#rates', anchor: 'plans' })).toBe(false);
  expect(accepts({ href: 'https://docs.example', anchor: 'plans' })).toBe(false);
  expect(accepts({ scrollToForm: true, anchor: 'plans' })).toBe(false);
});

test('type and events are what they are called', () => {
  const fields = { href: '/', type: 'link', event: 'start', gtmEvent: 'start_free', id: 'start' };
  expect(parse(fields)).toMatchObject(fields);
  expect(accepts({ href: '/', type: 'submit' })).toBe(false);
  expect(accepts({ href: '/', event: 'not a name' })).toBe(false);
});

test.each([
  [[{ title: 'New', platformLink: '/registration', kitLink: '/registration' }], true],
  [[{ title: 'New', kitLink: '/login' }], true],
  [[{ title: 'New' }], false],
  [[{ title: 'New', kitLink: 'https://evil.example' }], false],
  [[{ title: 'New', kitLink: '//evil.example' }], false],
  [[], false],
])('a submenu of %j is one: %p', (submenu, valid) => {
  expect(accepts({ submenu })).toBe(valid);
});

const form = blockSchema('form', 'A form.', { form: z.string().default('contact') });
const hero = blockSchema('hero', 'A block.', { actions: z.array(cta) });
const blocks = withFormLinks(z.array(z.discriminatedUnion('type', [form, hero])));
const opening = {
  type: 'hero',
  id: 'top',
  actions: [
    { label: 'Write', scrollToForm: true },
    { label: 'Read', href: '/' },
  ],
};

test('a button that scrolls to the form is a link to the first form of its page', () => {
  const parsed = blocks.parse([opening, { type: 'form', id: 'demo' }, { type: 'form', id: 'other' }]);
  expect(parsed[0]).toMatchObject({ actions: [{ label: 'Write', href: '#demo' }, { href: '/' }] });
  expect(JSON.stringify(parsed)).not.toContain('scrollToForm');
  expect(blocks.parse(parsed)).toEqual(parsed);
});

test('a page without a form has no button that scrolls there', () => {
  const { error } = blocks.safeParse([opening]);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'a button scrolls to the form of this page, which has none',
  ]);
});

test('where nothing scrolls the blocks are left as they are', () => {
  expect(blocks.parse([{ type: 'hero', id: 'top', actions: [] }])).toEqual([{ type: 'hero', id: 'top', actions: [] }]);
});
