import { createPageSchema } from '#src/shared/page/page.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';
import { blockSchema, href, markdown, slug, text } from '#src/shared/page/schema.ts';
import { postSummarySchema } from '#src/shared/page/postSummary.ts';

test.each(['/', '/a', '/a?x=1#y', '#contact', 'https://docs.example/a', 'mailto:a@b.example', 'tel:+1-202'])(
  '%s is a link',
  (value) => {
    expect(href.safeParse(value).success).toBe(true);
  },
);

test.each([
  '',
  'about',
  '//evil.com',
  '/\\evil.com',
  '/a\\b',
  '/a b',
  'http://x.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '#',
  '#a b',
  'https://',
  ' /a',
  '/a\n',
  'mailto:',
  'tel:abc',
  'JAVASCRIPT:x',
  '\\\\evil.com',
])('%j is no link', (value) => {
  expect(href.safeParse(value).success).toBe(false);
});

test.each(['', ' ', '\n\t'])('%j is no text: a forgotten translation is an error', (value) => {
  expect(text.safeParse(value).success).toBe(false);
});

test.each(['a', 'a-b', 'a1-2b'])('%s is a slug', (value) => expect(slug.safeParse(value).success).toBe(true));
test.each(['', 'A', 'a_b', '-a', 'a-', 'a--b', 'a b', 'ф'])('%j is no slug', (value) =>
  expect(slug.safeParse(value).success).toBe(false),
);

test('Markdown is sanitised by its schema', () => {
  expect(markdown.parse('**a** <script>x</script>').trim()).toBe('<p><strong>a</strong> </p>');
});

test('a block refuses fields that its schema does not know, and ids that are no anchors', () => {
  const schema = blockSchema('note', 'A note.', { title: text });
  expect(schema.safeParse({ type: 'note', id: 'a', title: 'T' }).success).toBe(true);
  expect(schema.safeParse({ type: 'note', id: 'a', title: 'T', tilte: 'T' }).success).toBe(false);
  expect(schema.safeParse({ type: 'note', id: 'A b', title: 'T' }).success).toBe(false);
  expect(schema.safeParse({ type: 'other', id: 'a', title: 'T' }).success).toBe(false);
});

const page = {
  path: '/x',
  locale: 'en',
  locales: ['en'],
  template: 'landing',
  title: 'T',
  blocks: [],
  meta_description: 'A description that is long enough to be worth showing in a list of results.',
};
const pageSchema = createPageSchema({
  block: blockSchema('note', 'A note.', { title: text }),
  templates: { landing: templateSchema('landing', 'A page.') },
});

test.each([
  ['a page', {}, true],
  ['a relative path', { path: 'x' }, false],
  ['an unknown language', { locale: 'de' }, false],
  ['no language at all', { locales: [] }, false],
  ['an unknown template', { template: 'other' }, false],
  ['an unknown layout', { layout: 'other' }, false],
  ['a title beyond 70 characters', { title: 'x'.repeat(71) }, false],
  ['a description below 50 characters', { meta_description: 'short' }, false],
  ['a moment without time zone', { publishAt: '2026-01-01T00:00:00' }, false],
  ['a moment with time zone', { publishAt: '2026-01-01T00:00:00+02:00' }, true],
  ['a broken block', { blocks: [{ type: 'note', id: 'a' }] }, false],
  ['robots that say something else', { robots: 'all' }, false],
])('a CMS page with %s: %p', (_name, change, valid) => {
  expect(pageSchema.safeParse({ ...page, ...change }).success).toBe(valid);
});

test('a post lies below /blog/ and has a day', () => {
  const post = {
    path: '/blog/a',
    title: 'A',
    description: 'D',
    date: '2026-03-14',
    category: { slug: 'a', name: 'A' },
  };
  expect(postSummarySchema.safeParse(post).success).toBe(true);
  expect(postSummarySchema.safeParse({ ...post, path: 'https://evil.com/blog/' }).success).toBe(false);
  expect(postSummarySchema.safeParse({ ...post, date: '14.3.2026' }).success).toBe(false);
});
