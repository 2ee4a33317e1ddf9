import { parse } from 'yaml';
import { z } from 'zod';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { parseFile } from '#src/content/files/parseFile.ts';
import { createWordWalker } from '#src/content/language/words.ts';
import { blockSchema, href, text } from '#src/shared/page/schema.ts';

const item = z.strictObject({ label: text.optional(), href: href.optional() });
const block = z.discriminatedUnion('type', [
  blockSchema('note', 'A note.', { title: text, lead: text.optional(), items: z.array(item).optional() }),
  blockSchema('map', 'A map.', { countries: z.array(z.string()), points: z.array(text).optional() }),
]);
const schema = z.strictObject({ title: text, longtitle: text.optional(), blocks: z.array(block).min(1) });
const walker = createWordWalker(() => schema);

const SOURCE = `title: Title
blocks:
  - type: note
    id: top
    title: Note
    items:
      - { label: One, href: /one }
      - { href: /two }
  - { type: map, id: map, countries: [us] }
  - { type: map, id: points, countries: [us], points: [A, B] }
`;
const GOOD = `title: Título
blocks:
  top:
    from: abcdefgh
    title: Nota
    items: [{ label: Uno }, {}]
  points: { points: [C, D] }
`;

const read = (translation: string, source = SOURCE) =>
  parseFile('pages/x/es.yaml', translation, schema, { file: 'pages/x/en.yaml', data: parse(source), walker });
const blocksOf = (translation: string) => read(translation).value?.blocks ?? [];
const sentences = (translation: string) => read(translation).problems.map(describeProblem);

test('a translation is the page of its source in other words', () => {
  expect(read(GOOD)).toEqual({
    value: {
      title: 'Título',
      blocks: [
        { type: 'note', id: 'top', title: 'Nota', items: [{ label: 'Uno', href: '/one' }, { href: '/two' }] },
        { type: 'map', id: 'map', countries: ['us'] },
        { type: 'map', id: 'points', countries: ['us'], points: ['C', 'D'] },
      ],
    },
    problems: [],
  });
});

test('the order of the blocks is that of the source', () => {
  const moved = 'title: T\nblocks:\n  points: { points: [C, D] }\n  top: { title: N, items: [{ label: U }, {}] }\n';
  expect(blocksOf(moved).map(({ id }) => id)).toEqual(['top', 'map', 'points']);
});

const differing = (fields: string) => GOOD.replace('    title: Nota', `    title: Nota\n    differs: ${fields}`);

test('a language may have other fields, at any place, and says so', () => {
  expect(blocksOf(differing('{ nav: Corta }'))[0]).toMatchObject({ title: 'Nota', nav: 'Corta' });
  const inItem = GOOD.replace('{ label: Uno }', '{ label: Uno, differs: { href: /uno } }');
  expect(blocksOf(inItem)[0]).toMatchObject({ items: [{ label: 'Uno', href: '/uno' }, { href: '/two' }] });
  expect(blocksOf(`${GOOD}  map: { differs: { countries: [es, mx] } }\n`)[1]).toMatchObject({
    countries: ['es', 'mx'],
  });
});

test('a list that differs is the language’s own as a whole', () => {
  const own = GOOD.replace('    items: [{ label: Uno }, {}]', '    differs: { items: [{ label: Sola, href: /x }] }');
  expect(blocksOf(own)[0]).toMatchObject({ items: [{ label: 'Sola', href: '/x' }] });
});

test('a block may be left out, and another be there in this language alone', () => {
  const own = 'type: map, countries: [es]';
  const more = `  map: { differs: absent }\n  spain: { differs: { after: top, ${own} } }\n`;
  expect(blocksOf(GOOD + more).map(({ id }) => id)).toEqual(['top', 'spain', 'points']);
  const first = `  spain: { differs: { before: top, ${own} } }\n`;
  expect(blocksOf(GOOD + first)[0]).toEqual({ id: 'spain', type: 'map', countries: ['es'] });
});

const OWN = 'type: map, countries: [es]';

test('a block of one language may stand beside another that is written below it', () => {
  const own = [
    `  third: { differs: { after: second, ${OWN} } }`,
    `  second: { differs: { after: first, ${OWN} } }`,
    `  first: { differs: { before: map, ${OWN} } }`,
  ];
  expect(blocksOf(`${GOOD}${own.join('\n')}\n`).map(({ id }) => id)).toEqual([
    'top',
    'first',
    'second',
    'third',
    'map',
    'points',
  ]);
});

test('beside a block of one language that is no block nothing is said of another', () => {
  const own = `  spain: { differs: { after: none, ${OWN} } }\n  none: { differs: { ${OWN} } }\n`;
  expect(sentences(GOOD + own)).toEqual([expect.stringMatching(/line 9, blocks, none: says not where it stands/)]);
});

test.each([
  [
    'an unknown block',
    `${GOOD}  tpo: { title: X }\n`,
    'line 8, blocks, tpo: en.yaml has no block with the id "tpo"; did you mean "top"?',
  ],
  [
    'a block without words',
    GOOD.replace('  points: { points: [C, D] }\n', ''),
    'line 3, block "points" (map): has no words here; write those of en.yaml below "points:", or "differs: absent" if this language goes without it.',
  ],
  [
    'a word that is missing',
    GOOD.replace('    title: Nota\n', ''),
    'line 4, block "top" (note), title: is missing, and en.yaml has words there; translate them.',
  ],
  [
    'a word that is left empty',
    GOOD.replace('title: Nota', 'title:'),
    'line 5, block "top" (note), title: is missing, and en.yaml has words there; translate them.',
  ],
  [
    'a word of the page that is missing',
    GOOD.replace('title: Título', 'longtitle: L'),
    'line 1, longtitle: en.yaml has no "longtitle" here; take it away, or if this language alone has it, write it below differs.\nline 1, title: is missing, and en.yaml has words there; translate them.',
  ],
  [
    'code',
    GOOD.replace('{ label: Uno }', '{ label: Uno, href: /uno }'),
    'line 6, block "top" (note), items, entry 1, href: "href" is no words, so it stands in en.yaml for all languages; take it away, or if this language needs another, write it below differs.',
  ],
  [
    'a list of another length',
    GOOD.replace('[C, D]', '[C]'),
    'line 7, block "points" (map), points: has 1 entry, and en.yaml 2; give both the same, or write the whole list below differs.',
  ],
  [
    'a list with an entry more',
    GOOD.replace('[C, D]', '[C, D, E]'),
    'line 7, block "points" (map), points: has 3 entries, and en.yaml 2; give both the same, or write the whole list below differs.',
  ],
  [
    'a misspelt field beside the right one',
    GOOD.replace('title: Nota', 'title: Nota\n    titel: Nota'),
    'line 6, block "top" (note), titel: en.yaml has no "titel" here; take it away, or if this language alone has it, write it below differs.',
  ],
  [
    'a text in place of what differs',
    differing('Corta'),
    'line 6, block "top" (note): is no group of fields; write what this language has, as "name: value".',
  ],
  [
    'a text in place of the blocks',
    'title: T\nblocks: Nota',
    'line 2, blocks: is no group of blocks; write the id of each, and its words below it.',
  ],
  [
    'an own block beside one that is left out',
    `${GOOD}  map: { differs: absent }\n  spain: { differs: { after: map, ${OWN} } }\n`,
    'line 9, blocks, spain: no block has the id "map" to stand after; the ids are top, points, spain.',
  ],
  [
    'a misspelt field',
    GOOD.replace('title: Nota', 'titel: Nota'),
    'line 5, block "top" (note), titel: en.yaml has no "titel" here; did you mean "title"?',
  ],
  [
    'words that the source does without',
    GOOD.replace('    title: Nota', '    title: Nota\n    lead: L'),
    'line 6, block "top" (note), lead: en.yaml has no "lead" here; take it away, or if this language alone has it, write it below differs.',
  ],
  [
    'a text in place of a list',
    GOOD.replace('[C, D]', 'C'),
    'line 7, block "points" (map), points: is no list; write one of 2 entries, as en.yaml has.',
  ],
  [
    'a text in place of a block',
    GOOD.replace('{ points: [C, D] }', 'C'),
    'line 7, block "points" (map): is no group of fields; write each as "name: words", as en.yaml does.',
  ],
  [
    'a difference that is none',
    GOOD.replace('{ label: Uno }', '{ label: Uno, differs: { href: /one } }'),
    'line 6, block "top" (note), items, entry 1, href: "href" is what en.yaml has; take it away.',
  ],
  [
    'words in two places',
    differing('{ title: Otra }'),
    'line 6, block "top" (note), title: "title" stands beside differs, too; take one of the two away.',
  ],
  [
    'an own block in no place',
    `${GOOD}  spain: { differs: { ${OWN} } }\n`,
    'line 8, blocks, spain: says not where it stands; write either "after:" or "before:" with the id of another block.',
  ],
  [
    'an own block in two places',
    `${GOOD}  spain: { differs: { after: top, before: map, ${OWN} } }\n`,
    'line 8, blocks, spain: says not where it stands; write either "after:" or "before:" with the id of another block.',
  ],
  [
    'an own block with words beside it',
    `${GOOD}  spain: { differs: { after: top, ${OWN} }, title: X }\n`,
    'line 8, blocks, spain: is a block of this language alone; write all of it below differs.',
  ],
  [
    'an own block beside one that is not there',
    `${GOOD}  spain: { differs: { after: tap, ${OWN} } }\n`,
    'line 8, blocks, spain: no block has the id "tap" to stand after; did you mean "top"?',
  ],
  [
    'own blocks that stand beside one another alone',
    `${GOOD}  one: { differs: { after: two, ${OWN} } }\n  two: { differs: { before: one, ${OWN} } }\n`,
    'line 8, blocks, one: stands in a circle, "one" beside "two" beside "one"; let one of them stand beside a block of en.yaml.\nline 9, blocks, two: stands in a circle, "one" beside "two" beside "one"; let one of them stand beside a block of en.yaml.',
  ],
  [
    'an own block beside itself',
    `${GOOD}  spain: { differs: { after: spain, ${OWN} } }\n`,
    'line 8, blocks, spain: stands in a circle, "spain" beside "spain"; let one of them stand beside a block of en.yaml.',
  ],
  [
    'the words of a block that is left out',
    `${GOOD}  map: { differs: absent, title: X }\n`,
    'line 8, block "map" (map): this language goes without the block; take its words away.',
  ],
  [
    'blocks as a list',
    'title: T\nblocks: [{ type: note, id: top }]',
    'line 2, blocks: is a list; the blocks stand in en.yaml, and here stand their words by id, such as "top:" with "title: …" below it.',
  ],
  ['nothing', '', 'line 1: is no page; write the words of en.yaml here, too.'],
  [
    'words that break a rule',
    GOOD.replace('Título', '5'),
    'line 1, title: 5 is no text as it stands; write it in quotes: "5".',
  ],
  [
    'words that are cut off',
    GOOD.replace('Nota', 'Nota #1'),
    'line 5, block "top" (note), title: # begins a remark, and the text from there on is lost; put the whole text in quotes: title: "Nota #1".',
  ],
  [
    'a fault in what differs',
    differing('{ nav: 7 }'),
    'line 6, block "top" (note), nav: 7 is no text as it stands; write it in quotes: "7".',
  ],
])('%s is said, and nothing else', (_name, translation, said) => {
  expect(sentences(translation)).toEqual(said.split('\n').map((sentence) => `pages/x/es.yaml, ${sentence}`));
  expect(read(translation).value).toBeUndefined();
});

test('an entry without words keeps its place by null, too', () => {
  expect(read(GOOD.replace('{}]', 'null]'))).toEqual(read(GOOD));
});

test('without the blocks whose words do not fit, there is a page all the same, with what stands beside them', () => {
  const own = `  spain: { differs: { after: points, ${OWN} } }\n`;
  expect(read(GOOD.replace('[C, D]', '[C]') + own).rest?.blocks.map(({ id }) => id)).toEqual(['top', 'map', 'spain']);
  const { rest } = read(GOOD.replace('[C, D]', '[C]').replace('Título', 'Más de ((number-countries))'));
  expect(rest?.blocks.map(({ id }) => id)).toEqual(['top', 'map']);
  expect(rest?.title).toBe('Más de ((number-countries))');
  const without = read('title: T\nblocks: {}', 'title: T\nblocks: [{ type: note, id: top, title: N }]');
  expect(without.problems).toEqual([
    expect.objectContaining({ rule: expect.stringContaining('has no words here') as string }),
  ]);
});
