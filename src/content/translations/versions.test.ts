import { z } from 'zod';
import { compareParts } from '#src/content/translations/checkVersions.ts';
import { listParts } from '#src/content/translations/versions.ts';
import { createWordWalker } from '#src/content/language/words.ts';
import { href, text } from '#src/shared/page/schema.ts';

const block = z.strictObject({
  id: z.string(),
  title: text.optional(),
  items: z.array(text).optional(),
  href: href.optional(),
});
const walker = createWordWalker(() => z.strictObject({ title: text, blocks: z.array(block) }));
const versionsOf = (blocks: readonly object[], title = 'T') =>
  Object.fromEntries(listParts({ title, blocks }, walker).map(({ id = 'page', version }) => [id, version]));
const versionOf = (fields: object) => versionsOf([{ id: 'a', ...fields }]).a;
const BEFORE = versionOf({ title: 'The "pause" of ((pause))', items: ['One', 'Two'], href: '/a' });

test.each([
  ['quotes and spaces', { title: 'The  “pause” of\u00A0((pause)) ', items: ['One', 'Two'], href: '/a' }],
  ['the order of fields', { items: ['One', 'Two'], href: '/a', title: 'The "pause" of ((pause))' }],
  ['what is no words', { title: 'The "pause" of ((pause))', items: ['One', 'Two'], href: '/b' }],
])('%s make no other version', (_name, fields) => {
  expect(versionOf(fields)).toBe(BEFORE);
});

test.each([
  ['a letter', { title: 'The "pauses" of ((pause))', items: ['One', 'Two'] }],
  ['a sign', { title: 'The "pause" of ((pause)).', items: ['One', 'Two'] }],
  ['another form of a fact', { title: 'The "pause" of ((pause.short))', items: ['One', 'Two'] }],
  ['the order of entries', { title: 'The "pause" of ((pause))', items: ['Two', 'One'] }],
  ['an entry more', { title: 'The "pause" of ((pause))', items: ['One', 'Two', 'Two'] }],
])('%s makes one', (_name, fields) => {
  expect(versionOf(fields)).not.toBe(BEFORE);
});

test('a block keeps its version where it moves, and while others change; without words it has none', () => {
  const a = { id: 'a', title: 'A' };
  const before = versionsOf([a]);
  const after = versionsOf([{ id: 'c', href: '/c' }, { id: 'b', title: 'B' }, a], 'Other');
  expect(after.a).toBe(before.a);
  expect(after.page).not.toBe(before.page);
  expect(Object.keys(after)).toEqual(['page', 'b', 'a']);
  // Letters alone: YAML would read some versions as numbers.
  expect(Object.values(after).join('')).toMatch(/^[a-z]{24}$/);
});

test('a part is missing, unconfirmed, stale or current; one that the language goes without is none', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const parts = listParts({ title: 'T', blocks: ids.map((id) => ({ id, title: id })) }, walker);
  const translation = {
    from: parts[0]?.version,
    blocks: { b: { title: 'B' }, c: { from: 'x' }, d: { from: parts[4]?.version }, e: { differs: 'absent' } },
  };
  const states = compareParts(parts, translation).map(({ id, state }) => [id, state]);
  expect(states).toEqual([
    [undefined, 'current'],
    ['a', 'missing'],
    ['b', 'unconfirmed'],
    ['c', 'stale'],
    ['d', 'current'],
  ]);
});
