import { pageParts } from '#src/app/registry/pageParts.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { parseFile } from '#src/content/files/parseFile.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';

/** What an editor reads of a text that needs quotes, or of what needs none: each sentence says how to write it. */

const { schemaOf } = createContentKinds(pageParts);
const DESCRIPTION = 'meta_description: A description that is long enough to be worth showing in a list.';
const EN = 'pages/x/en.yaml';
const PAGE = 'pages/x/page.yaml';

const page = (blocks: string, title = 'X') => `title: ${title}\n${DESCRIPTION}\nblocks:\n${blocks}\n`;
const NOTE = '  - { type: rich-text, id: a, body: x }';
const explain = (source: string) => parseFile(EN, source, schemaOf(EN)!).problems.map(describeProblem);
const begins = (mark: string, text: string) => `a text that begins with ${mark} must be in quotes: ${text}.`;
const hasColon = (text: string) => `a text with a colon in it must be in quotes: ${text}.`;

/** The places of a text: behind its field, in braces, as an entry of a list. */
const forms = (text: string): readonly [page: string, place: RegExp, key: string][] => [
  [page(NOTE, text), /^line 1(, title)?: /, 'title: '],
  [page(`  - type: rich-text\n    id: a\n    body: ${text}`), /^line 6, block "a" \(rich-text\)(, body)?: /, 'body: '],
  [page(`  - { type: rich-text, id: a, body: ${text} }`), /^line 4, block "a" \(rich-text\)(, body)?: /, 'body: '],
];

test.each([
  '**Bold** words',
  '*Words* and more',
  '*words',
  '[Prices](/pricing) are here',
  '[Prices]',
  '{count} calls',
  '{count}',
  '- one',
  '> one',
  '| one',
  '% one',
  '@one',
  '`code` is',
  '!Hola',
  '! one',
  '& one',
  '&one two',
])('%j needs quotes wherever it stands', (text) => {
  for (const [source, place, key] of forms(text)) {
    const [sentence = '', ...more] = explain(source).map((problem) => problem.replace(`${EN}, `, ''));
    expect(sentence).toMatch(place);
    expect(sentence.replace(place, '')).toBe(begins(text.charAt(0), `${key}"${text}"`));
    expect(more).toEqual([]);
  }
});

test.each([
  ['Call us at:', '"Call us at:"'],
  ["It's: here", `"It's: here"`],
  ['Words "quoted: here" and more', `'Words "quoted: here" and more'`],
  [`It's "so": here`, `'It''s "so": here'`],
])('%j has a colon, and its quotes are those that fit it', (text, quoted) => {
  for (const [source, place, key] of forms(text)) {
    const [sentence = '', ...more] = explain(source).map((problem) => problem.replace(`${EN}, `, ''));
    expect(sentence).toMatch(place);
    expect(sentence.replace(place, '')).toBe(hasColon(`${key}${quoted}`));
    expect(more).toEqual([]);
  }
});

test.each([
  ['draft: "true"', 'draft: "true" is a text, as it is in quotes; take them away: draft: true.'],
  ["draft: 'True'", 'draft: "True" is a text, as it is in quotes; take them away: draft: true.'],
  ['draft: yes', 'draft: "yes" is not known here; write true.'],
])('%s needs none', (line, rule) => {
  const settings = parseFile(PAGE, `template: landing\n${line}\n`, schemaOf(PAGE)!).problems.map(describeProblem);
  expect(settings).toEqual([`${PAGE}, line 2, ${rule}`]);
});

test.each([
  ['draft: “true”', 'draft: true'],
  ['publishAt: ‘2026-12-01T09:00:00Z’', 'publishAt: 2026-12-01T09:00:00Z'],
  ['layout: „kit, or dark“', 'layout: "kit, or dark"'],
])('%s has the quotes of a word processor', (line, instead) => {
  const settings = parseFile(PAGE, `template: landing\n${line}\n`, schemaOf(PAGE)!).problems.map(describeProblem);
  const [key = ''] = line.split(':');
  expect(settings).toEqual([
    `${PAGE}, line 2, ${key}: stands in curly quotes, which YAML takes for letters; write ${instead}.`,
  ]);
});

test('a number in quotes needs none', () => {
  const block = (limit: string) =>
    page(`  - { type: entries, id: a, collection: posts, title: x, empty: x, limit: ${limit} }`);
  expect(explain(block('"3"'))).toEqual([
    `${EN}, line 4, block "a" (entries), limit: "3" is a text, as it is in quotes; take them away: limit: 3.`,
  ]);
  expect(explain(block('few'))).toEqual([
    `${EN}, line 4, block "a" (entries), limit: is a text; write a number, without quotes.`,
  ]);
});

const lesson = (step: string) => page(`  - type: lesson\n    id: a\n    steps:\n      - ${step}\n      - x`);

test.each([
  ['**Bold** words', begins('*', '"**Bold** words"')],
  ['[Prices](/pricing) are here', begins('[', '"[Prices](/pricing) are here"')],
  ['- one', begins('-', '"- one"')],
  ['? one', begins('?', '"? one"')],
  ['Call us at:', hasColon('"Call us at:"')],
  ['One: "two"', hasColon(`'One: "two"'`)],
  ['“One: two”', hasColon('"One: two"')],
  ['"One" and two', `the second " ends the text; write \\" for a quote within it, or put the text in '…'.`],
])('an entry %j of a list has no name to be written with', (step, rule) => {
  expect(explain(lesson(step)).filter((sentence) => sentence.includes('line 7'))).toEqual([
    expect.stringMatching(/^pages\/x\/en\.yaml, line 7, block "a" \(lesson\)(, steps, entry 1)?: /),
  ]);
  expect(explain(lesson(step)).find((sentence) => sentence.includes('line 7'))).toContain(rule);
});

test.each([
  [page(NOTE, '# Prices'), `line 1, title: ${begins('#', 'title: "# Prices"')}`],
  [
    page('  - { type: rich-text, id: a, body: # Prices }'),
    'line 4, block "a" (rich-text): # begins a remark, and the text from there on is lost; put the whole text in quotes: body: "# Prices".',
  ],
  // A text of several lines is one.
  [
    page('  - type: rich-text\n    id: a\n    body: **Bold**\n      words\n      and more'),
    `line 6, block "a" (rich-text): ${begins('*', 'body: "**Bold** words and more"')}`,
  ],
  [
    page('  - type: rich-text\n    id: a\n    body:\n      *Words* and more'),
    `line 7, block "a" (rich-text): ${begins('*', 'body: "*Words* and more"')}`,
  ],
  // What stands beside a text in braces is none of it.
  [
    page('  - { type: rich-text, body: **Bold** words, id: a }'),
    `line 4, block "a" (rich-text): ${begins('*', 'body: "**Bold** words"')}`,
  ],
  [
    page('  - { type: rich-text, id: a body: x }'),
    `line 4, block 1 (rich-text): a text with a colon in it must be in quotes: id: "a body: x"; or write a comma in front of body.`,
  ],
  [
    page('  - { type: rich-text, id: a, body: x } x'),
    'line 4, block "a" (rich-text): nothing may stand behind the } that ends these fields; take it away, or write it in front of the }.',
  ],
  // Where no field has the text.
  [page(NOTE, 'X\n%lead: y'), 'line 2: a text that begins with % must be in quotes.'],
  [page(NOTE, 'X\n]'), 'line 2: the ] closes nothing; take it away, or put the text that it belongs to in quotes.'],
  // A remark, a list and fields that are meant as such.
  [page(NOTE, '\n  # remark'), 'line 1, title: is empty; write a text.'],
  [page(NOTE, '[one,\n  two]'), 'line 1, title: is a list; write a text.'],
  [page(NOTE, '\n  - one'), 'line 2, title: is a list; write a text.'],
  [page(NOTE, '{ en: one, es: two }'), 'line 1, title: is a group of fields; write a text.'],
])('%j: %s', (source, sentence) => {
  expect(explain(source)).toEqual([`${EN}, ${sentence}`]);
});
