import { parse } from 'yaml';
import { appendEntry, insertEntry, replaceTexts } from './editYaml.ts';
import { writeVersions, writeWords } from './writeParts.ts';

const SOURCE = `title: Voz # short
items: [{ label: Uno }, { label: "Dos" }]
`;
const replace = (text: string) =>
  replaceTexts(SOURCE, [
    { path: ['title'], text },
    { path: ['items', 0, 'label'], text },
    { path: ['items', 1, 'label'], text },
  ]);

test.each([
  '2026',
  '-1.5',
  '0x1F',
  'true',
  'null',
  '~',
  'a: b',
  '# a',
  '- a',
  'it’s',
  "it's 'so'",
  '[a]',
  'a, b',
  '2026-01-01',
])('%s is a text where a text was, with and without quotes', (text) => {
  expect(parse(replace(text))).toEqual({ title: text, items: [{ label: text }, { label: text }] });
});

test('a text keeps its style, and is quoted only where it would be something else without', () => {
  expect(replace('Nuevo')).toBe('title: Nuevo # short\nitems: [{ label: Nuevo }, { label: "Nuevo" }]\n');
  expect(replaceTexts('lead: |\n  A\n', [{ path: ['lead'], text: '2026\n' }])).toBe('lead: |\n  2026\n');
  expect(replace('2026')).toBe(`title: '2026' # short\nitems: [{ label: '2026' }, { label: "2026" }]\n`);
});

test.each([
  ['in the middle', 'a: # why\n  x: 1 # one\n  y: 2\n', 'a: # why\n  x: 1 # one\n  b: B\n  y: 2\n'],
  ['at the beginning', 'a:\n  y: 2\n', 'a:\n  b: B\n  y: 2\n'],
  ['behind a line that has no end', 'a:\n  x: 1', 'a:\n  x: 1\n  b: B\n'],
  ['in the middle of a line', 'a: { x: 1, y: 2 }\n', 'a: { x: 1, b: B, y: 2 }\n'],
  ['at the beginning of a line', 'a: { y: 2 }\n', 'a: { b: B, y: 2 }\n'],
  ['where nothing is', 'a: {}\n', 'a: { b: B }\n'],
])('an entry is put in %s', (_where, source, expected) => {
  expect(insertEntry(source, ['a'], { key: 'b', value: 'B', order: ['x', 'b', 'y'] })).toBe(expected);
});

test.each([
  ['a:\n  - 1 # one\nb: 2\n', 'a:\n  - 1 # one\n  - B\nb: 2\n'],
  ['a: [1]\n', 'a: [1, B]\n'],
  ['a: [] # none\n', 'a: [ B ] # none\n'],
])('a list gets one more: %j', (source, expected) => {
  expect(appendEntry(source, ['a'], 'B')).toBe(expected);
});

const PAGE = {
  data: { title: 'Hi', blocks: [{ type: 'note', id: 'top', title: 'Note', lead: 'Lead' }] },
  form: { title: 'Hi', blocks: { top: { title: 'Note', lead: 'Lead' } } },
};

test.each([
  ['title: Hola\n', 'title: Hola\nblocks:\n  top:\n    title: Nota\n    lead: Lead\n'],
  [
    'title: Hola\nblocks:\n  top:\n    from: abcdefgh\n    lead: L\n',
    'title: Hola\nblocks:\n  top:\n    from: abcdefgh\n    title: Nota\n    lead: L\n',
  ],
])('a word comes where the source has it: %j', (source, expected) => {
  const word = { path: ['blocks', 0, 'title'], own: ['blocks', 'top', 'title'], text: 'Nota' };
  expect(writeWords(source, [word], PAGE)).toBe(expected);
});

test('of a block that is not there no version is remembered', () => {
  expect(writeVersions('title: Hola\n', [{ id: 'top', version: 'abcdefgh' }])).toBe('title: Hola\n');
});
