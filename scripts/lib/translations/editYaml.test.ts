import { parse } from 'yaml';
import { replaceTexts } from './editYaml.ts';

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
  '2026-01-01',
])('%s is a text where a text was, with and without quotes', (text) => {
  expect(parse(replace(text))).toEqual({ title: text, items: [{ label: text }, { label: text }] });
});

test('a text keeps its style, and is quoted only where it would be something else without', () => {
  expect(replace('Nuevo')).toBe('title: Nuevo # short\nitems: [{ label: Nuevo }, { label: "Nuevo" }]\n');
  expect(replace('2026')).toBe(`title: '2026' # short\nitems: [{ label: '2026' }, { label: "2026" }]\n`);
});
