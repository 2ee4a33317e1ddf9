import { pseudoLocalize } from '#src/content/pseudoLocalize.ts';

test.each([
  ['Hello', /^Hḗŀŀǿ ~+$/],
  ['x', /^ẋ$/],
  ['42', /^42$/],
  ['', /^$/],
])('%j is written as %s', (text, expected) => {
  expect(pseudoLocalize(text)).toMatch(expected);
});

test('words grow by about a third, as translations do', () => {
  const text = 'a'.repeat(100);
  expect(pseudoLocalize(text).length).toBeGreaterThanOrEqual(130);
});

test.each(['<a href="/about">About us</a>', '<p>One &amp; two</p>', 'Posts in {category} here'])(
  'the markup of %j stays',
  (text) => {
    const code = /<[^>]*>|&[a-z]+;|\{\w+\}/g;
    expect(pseudoLocalize(text).match(code)).toEqual(text.match(code));
    expect(pseudoLocalize(text)).not.toBe(text);
  },
);

test.each([
  'type',
  'id',
  'href',
  'path',
  'slug',
  'date',
  'surface',
  'theme',
  'template',
  'layout',
  'locale',
  'robots',
  'publishAt',
  'until',
])('what stands under %s is read by programs, and stays', (key) => {
  expect(pseudoLocalize({ [key]: 'value' })).toEqual({ [key]: 'value' });
});

test('the languages of a page are codes', () => {
  expect(pseudoLocalize({ locales: ['en', 'es'] })).toEqual({ locales: ['en', 'es'] });
});

test('numbers, flags and holes stay, lists and objects are gone through, and the given is left as it is', () => {
  const value = { items: [{ title: 'One', count: 3, on: true, none: null }], missing: undefined };
  const copy = structuredClone(value);
  const { items } = pseudoLocalize(value);
  expect(items[0]).toMatchObject({ count: 3, on: true, none: null });
  expect(items[0]?.title).not.toBe('One');
  expect(value).toEqual(copy);
});
