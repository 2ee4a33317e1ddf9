import { parse } from 'yaml';
import { addLanguage } from './addLanguage.ts';
import { appendBlock } from './appendBlock.ts';

/** A page whose blocks all stand in one slot. */
const PLAIN = { slots: { body: 'others' }, type: 'form' } as const;

const known = ['en', 'es'];

test('labels on one line and on several get the new language in English; all else stays as it was written', () => {
  const source = `# Read me.
header:
  - label: { en: "Voice, and more", es: Voz } # short
    href: /voice
  - label:
      en: Numbers
      es: Números
    href: /numbers
`;
  const result = addLanguage(source, 'fr', known);
  expect(result).toBe(`# Read me.
header:
  - label: { en: "Voice, and more", es: Voz, fr: "Voice, and more" } # short
    href: /voice
  - label:
      en: Numbers
      es: Números
      fr: Numbers
    href: /numbers
`);
  expect(addLanguage(result, 'fr', known)).toBe(result);
});

test('a label with more than its words gets the new language behind the others', () => {
  const source = `voice:
  en: Phone
  es: Teléfono
  icon: phone
  about:
    en: Calls.
    es: Llamadas.
`;
  expect(parse(addLanguage(source, 'fr', known))).toEqual({
    voice: {
      en: 'Phone',
      es: 'Teléfono',
      fr: 'Phone',
      icon: 'phone',
      about: { en: 'Calls.', es: 'Llamadas.', fr: 'Calls.' },
    },
  });
});

test('what is no label is left alone, though it has a key of that name', () => {
  const source = 'a: { en: 1, other: 2 }\n';
  expect(addLanguage(source, 'fr', known)).toBe(source);
});

test('a block is put behind the last one, as deep as that', () => {
  const source = 'title: A\nblocks:\n  - type: hero\n    id: top\n    items:\n      - { a: 1 }\n\n# The end.\n';
  const result = appendBlock(source, ['type: form', 'id: write'], PLAIN);
  expect(result).toContain('      - { a: 1 }\n  - type: form\n    id: write\n');
  expect(parse(result)).toEqual({
    title: 'A',
    blocks: [
      { type: 'hero', id: 'top', items: [{ a: 1 }] },
      { type: 'form', id: 'write' },
    ],
  });
});

test('a file without blocks is refused', () => {
  expect(() => appendBlock('title: A\n', ['type: form'], PLAIN)).toThrow('has no blocks');
});
