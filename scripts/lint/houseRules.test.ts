import { copyRepository, type RepositoryCopy } from '#tests/support/repositoryCopy.ts';

const PLANTED = `import { useState } from 'react';

export interface Planted {
  readonly on: boolean;
  readonly lists: readonly string[];
}
export function Planted({ on, lists }: Planted) {
  if (on) useState(1);
  Promise.resolve(1);
  return <p style={{ color: 'red' }} {...{ id: 'x' }}>{lists ? process.env.HOME : ''}</p>;
}
window.localStorage.clear();
document.cookie = 'a=b';

/** Described once. */
export function of(name: string): string;
export function of(name: number): number;
export function of(name: string | number) {
  return name === 'ru' ? 'xx' : name;
}
export default of;
`;

const FOUND = [
  'house(describe-exports) 3',
  'house(describe-exports) 7',
  'house(no-default-export) 21',
  'house(no-environment) 10',
  'house(no-locale-branch) 19',
  'house(no-packed-spread) 10',
  'house(no-style-attribute) 10',
  'house(one-visitor-room) 12',
  'house(one-visitor-room) 13',
  'react-hooks(rules-of-hooks) 8',
  'typescript(no-floating-promises) 9',
  'typescript(no-unnecessary-condition) 10',
];

let copy: RepositoryCopy;
beforeAll(async () => {
  copy = await copyRepository({
    parts: ['.oxlintrc.json', 'scripts/lint', 'config', 'package.json', 'tsconfig.json', 'src/types.d.ts'],
  });
});
afterAll(() => copy.remove());

interface Diagnostic {
  readonly code: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

async function lint(...files: readonly string[]): Promise<string[]> {
  const { output } = await copy.run('node_modules/oxlint/bin/oxlint', '-f', 'json', ...files);
  const { diagnostics } = JSON.parse(output) as { readonly diagnostics: readonly Diagnostic[] };
  return diagnostics.map(({ code, labels }) => `${code} ${String(labels[0]?.span.line)}`).sort();
}

test('the linter finds what the house forbids, and what only types and the rules of hooks can tell', async () => {
  await copy.write('src/ui/Planted.tsx', PLANTED);
  expect(await lint('src/ui/Planted.tsx')).toEqual(FOUND);
});

test('only the room of what is known of a visitor touches what a device keeps', async () => {
  await copy.write('src/visitor/data/planted.ts', `sessionStorage.clear();\n`);
  expect(await lint('src/visitor/data/planted.ts')).toEqual([]);
});

test('a test may branch on a language; a script may read the environment and print', async () => {
  await copy.write('tests/planted.ts', `/** A. */\nexport const a = (l: string) => l === 'ru';\n`);
  await copy.write('scripts/planted.ts', `console.log(process.env.HOME);\n`);
  expect(await lint('tests/planted.ts', 'scripts/planted.ts')).toEqual([]);
});
