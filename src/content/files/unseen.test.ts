import { describeProblem } from '#src/content/check/contentProblem.ts';
import { parseFile } from '#src/content/files/parseFile.ts';
import { z } from 'zod';

const schema = z.strictObject({
  title: z.string(),
  lead: z.string().optional(),
  blocks: z.array(z.strictObject({ id: z.string(), body: z.string() })).optional(),
});
const explain = (source: string) => parseFile('en.yaml', source, schema).problems.map(describeProblem);

const NO_BREAK = 'a no-break space (U+00A0) stands where an ordinary one is due; write a space in its place.';
const inName = (code: string) =>
  `a character that cannot be seen (${code}) stands in the name of a field, or in front of it; take it away.`;

test.each([
  ['title: x\n\u00A0lead: y', 2, NO_BREAK],
  ['title: x\nlead:\u00A0y', 2, NO_BREAK],
  ['title: x\nlead\u00A0: y', 2, NO_BREAK],
  ['title: x\nblocks:\n  - id: a\n  \u00A0\u00A0body: y', 4, NO_BREAK],
  ['title: x\nblocks:\n  - id: a\n\u00A0\u00A0\u00A0\u00A0body: y', 4, NO_BREAK],
  ['title: x\nblocks:\n  -\u00A0id: a\n    body: y', 3, NO_BREAK],
  ['title: x\nblocks:\n  - { id: a,\u00A0body: y }', 3, NO_BREAK],
  ['title: x\nle\u200Bad: y', 2, inName('U+200B')],
  ['title: x\n\uFEFFlead: y', 2, inName('U+FEFF')],
])('%j is not what it looks like: that is said, and where', (source, line, rule) => {
  expect(explain(source)).toContainEqual(
    expect.stringMatching(new RegExp(`^en\\.yaml, line ${String(line)}(, block 1|, block "a")?: `)),
  );
  expect(explain(source)).toEqual([expect.stringContaining(rule)]);
});

test.each([
  ['title: Bad\bword', 'line 1, title', 'stands behind "Bad"'],
  ['title: "Bad\bword"', 'line 1, title', 'stands behind "Bad"'],
  ['title: \0x', 'line 1, title', 'stands here'],
  [
    'title: x\nblocks:\n  - id: a\n    body: |\n      one\n      two\u001B',
    'line 6, block "a", body',
    'stands behind "two"',
  ],
  ['title: one\rtwo', 'line 1, title', 'stands behind "one"'],
])('%j has a character that nobody sees', (source, place, where) => {
  expect(explain(source)).toEqual([
    expect.stringMatching(
      new RegExp(`^en\\.yaml, ${place}: a character that cannot be seen \\(U\\+00..\\) ${where}; take it away\\.$`),
    ),
  ]);
});

test.each([
  'title: 10\u00A0%',
  'title: \u00A0x',
  'title: "\u00A0x: y"',
  'title: |\n  \u00A0x\n  a\u00A0:\u00A0b',
  'title: a\u200Bb',
  'title: a\tb',
  'title: x\r\nlead: y\r\n',
  '\uFEFFtitle: x',
])('%j may be written', (source) => {
  expect(explain(source)).toEqual([]);
});

test('what a text begins its lines with is not what breaks the file', () => {
  expect(explain('title: |\n  \u00A0x\nlead: *y* z')).toEqual([
    'en.yaml, line 3: a text that begins with * must be in quotes: lead: "*y* z".',
  ]);
});
