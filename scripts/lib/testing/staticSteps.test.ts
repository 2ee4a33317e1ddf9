import { staticSteps } from './staticSteps.ts';

const nameAndFiles = (files?: readonly string[]) =>
  Object.fromEntries(
    staticSteps('node', files).map(({ name, args }) => [name, args.filter((arg) => files?.includes(arg))]),
  );

test('without files everything is checked', () => {
  expect(Object.keys(nameAndFiles())).toEqual([
    'lint: code',
    'import rules',
    'lint: styles',
    'lint: format',
    'messages',
    'types',
    'types: browser',
    'content',
  ]);
});

test('each check gets the files that it looks at, and what hangs on all files is checked on all', () => {
  expect(
    nameAndFiles(['src/ui/buttons/Button.tsx', 'src/ui/buttons/Button.module.css', 'docs/a.md', 'webpack/a.mjs']),
  ).toEqual({
    'lint: code': ['src/ui/buttons/Button.tsx', 'webpack/a.mjs'],
    'lint: format': ['src/ui/buttons/Button.tsx', 'src/ui/buttons/Button.module.css', 'docs/a.md', 'webpack/a.mjs'],
    'import rules': ['src/ui/buttons/Button.tsx'],
    'lint: styles': ['src/ui/buttons/Button.module.css'],
    messages: [],
    types: [],
    'types: browser': [],
    content: [],
  });
});

test('code in any kind of module is linted, and below the folders with import rules held to them', () => {
  const files = ['webpack/a.cjs', 'webpack/b.d.mts', 'tests/c.cjs', 'scripts/d.mjs', 'scripts/e.d.mts'];
  expect(nameAndFiles(files)).toMatchObject({
    'lint: code': files,
    'import rules': ['tests/c.cjs', 'scripts/d.mjs', 'scripts/e.d.mts'],
  });
});

test('a check that has nothing to look at is left out', () => {
  expect(Object.keys(nameAndFiles(['docs/a.md']))).toEqual([
    'lint: format',
    'messages',
    'types',
    'types: browser',
    'content',
  ]);
  expect(Object.keys(nameAndFiles([]))).toEqual(['messages', 'types', 'types: browser', 'content']);
});
