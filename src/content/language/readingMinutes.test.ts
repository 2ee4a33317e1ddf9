import { readingMinutes } from '#src/content/language/readingMinutes.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { testParts } from '#tests/support/contentFolder.ts';

const { words } = createContentKinds(testParts);

test.each([
  ['', 1],
  ['word '.repeat(200), 1],
  ['word '.repeat(500), 3],
  [`<p class="many attributes here">${'<b>word</b> '.repeat(400)}</p>`, 2],
])('reading %# takes its minutes', (body, minutes) => {
  const blocks: AnyBlock[] = [{ type: 'rich-text', id: 'a', body } as AnyBlock, { type: 'note', id: 'b' }];
  expect(readingMinutes({ title: 'T', meta_description: 'D', blocks }, words.ofLanguage)).toBe(minutes);
});
