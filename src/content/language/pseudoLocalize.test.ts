import { z } from 'zod';
import { pseudoLocalize } from '#src/content/language/pseudoLocalize.ts';
import { createWordWalker } from '#src/content/language/words.ts';
import { text as textSchema } from '#src/shared/page/schema.ts';

const walker = createWordWalker(() => z.object({ text: textSchema }));
const pseudo = (text: string) => pseudoLocalize({ text }, walker).text;

test.each([
  ['Hello', /^Hḗŀŀǿ ~+$/],
  ['x', /^ẋ$/],
  ['42', /^42$/],
  ['', /^$/],
])('%j is written as %s', (text, expected) => {
  expect(pseudo(text)).toMatch(expected);
});

test('words grow by about a third, as translations do', () => {
  const text = 'a'.repeat(100);
  expect(pseudo(text).length).toBeGreaterThanOrEqual(130);
});

test.each(['<a href="/about">About us</a>', '<p>One &amp; two</p>', 'Posts in {category} here'])(
  'the markup of %j stays',
  (text) => {
    const code = /<[^>]*>|&[a-z]+;|\{\w+\}/g;
    expect(pseudo(text).match(code)).toEqual(text.match(code));
    expect(pseudo(text)).not.toBe(text);
  },
);

test('the given is left as it is', () => {
  const given = { text: 'One' };
  expect(pseudoLocalize(given, walker).text).not.toBe('One');
  expect(given).toEqual({ text: 'One' });
});
