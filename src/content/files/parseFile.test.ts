import { z } from 'zod';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { parseFile } from '#src/content/files/parseFile.ts';

const schema = z.strictObject({ title: z.string().max(5), blocks: z.array(z.strictObject({ id: z.string() })) });
const parse = (source: string) => parseFile('pages/x/en.yaml', source, schema);

test('a good file is its value', () => {
  expect(parse('title: Hi\nblocks:\n  - id: a\n')).toEqual({
    value: { title: 'Hi', blocks: [{ id: 'a' }] },
    problems: [],
  });
});

test.each([
  ['title: Too long\nblocks: []', 'line 1, title'],
  ['title: Hi\nblocks:\n  - id: a\n  - id: 7\n', 'line 4, block 2, id'],
  ['title: Hi\nblocks:\n  - id: a\n\n  - name: b\n', 'line 5, block 2'],
  ['title: Hi', 'line 1'],
  ['', 'line 1'],
  ['- a', 'line 1'],
  ['title: Hi\nblocks: []\nextra: 1', 'line 3'],
  ['title: Hi #1\nblocks: []', 'line 1, title'],
])('%j is wrong at %s', (source, place) => {
  const { problems, value, rest } = parse(source);
  expect([value, rest]).toEqual([undefined, undefined]);
  expect(problems.map((problem) => problem.place)).toContain(place);
  for (const { file, rule } of problems) {
    expect(file).toBe('pages/x/en.yaml');
    expect(rule).not.toBe('');
  }
});

test('of a value that may take two forms, the one that it fits best says what is wrong', () => {
  const item = z.union([
    z.strictObject({ href: z.string() }),
    z.strictObject({ menu: z.strictObject({ icon: z.enum(['a']) }) }),
  ]);
  const { problems } = parseFile(
    'menus.yaml',
    'items:\n  - menu:\n      icon: b\n',
    z.strictObject({ items: z.array(item) }),
  );
  expect(problems.map(describeProblem)).toEqual([
    'menus.yaml, line 3, items, entry 1, menu, icon: "b" is not known here; write a.',
  ]);
});

test.each([
  ['title: "open\nblocks: []', /^line [12]$/],
  ['title: Hi\n\tblocks: []', /^line 2$/],
  ['a: 1\na: 2', /^line 2$/],
  ['title: Hi\nblocks: []\nextra: *bold* words', /^line 3/],
  ['title: *important\nblocks: []', /^line 1/],
  ['title: &hi Hi\nblocks: []\nextra: *hi\nmore: *important', /^line 4/],
  ['%', /^line 1/],
])('%j is no YAML: its line is named', (source, place) => {
  const { problems } = parse(source);
  expect(problems[0]?.place).toMatch(place);
  expect(problems[0]?.rule).not.toContain('\n');
});

test('every problem of a file is said, not the first alone, in the order of its lines', () => {
  const { problems } = parse('title: Too long\nblocks:\n  - id: 1\n  - id: We are #1\n  - id: 2\n');
  expect(problems.map(({ place }) => place?.slice(0, 6))).toEqual(['line 1', 'line 3', 'line 4', 'line 5']);
});

test('a field that is misspelt in one place does not hide that it is missing in another', () => {
  expect(parse('blocks:\n  - { id: a, titel: b }\n').problems.map(({ rule }) => rule)).toEqual([
    '"title" is missing; write a text',
    '"titel" is no field here; the fields are id',
  ]);
});

test('what a sentence quotes of a file stands in it as it was written', () => {
  const { problems } = parseFile('facts.yaml', 'kind: ((a-b))', z.strictObject({ kind: z.enum(['c']) }));
  expect(problems.map(({ rule }) => rule)).toEqual(['"((a-b))" is not known here; write c']);
});

test('a file that unfolds into millions of values is a problem, not the end', () => {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `l${String(level + 1)}: &l${String(level + 1)} [${`*l${String(level)},`.repeat(9)}]`,
  );
  const bomb = `l0: &l0 [x,x,x]\n${levels.join('\n')}`;
  expect(() => parse(bomb)).not.toThrow();
  expect(parse(bomb).problems).not.toEqual([]);
});

test('words by id without the file that has the blocks are one problem, which nobody mends in the words', () => {
  expect(parse('from: icfofuss\ntitle: Hi\nblocks:\n  a:\n    title: x\n').problems.map(describeProblem)).toEqual([
    'pages/x/en.yaml, line 4, blocks: are the words of a translation, and the file with the blocks is gone; put en.yaml back, or remove the folder.',
  ]);
});

test('two versions that git could not put together are named as such', () => {
  const source = 'title: x\n<<<<<<< HEAD\nblocks: []\n=======\nblocks: [1]\n>>>>>>> theirs\n';
  expect(parse(source).problems.map(describeProblem)).toEqual([
    'pages/x/en.yaml, line 2: two versions of the text stand here, between <<<<<<< and >>>>>>>; keep one, and take these lines out.',
  ]);
});
