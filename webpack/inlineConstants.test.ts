import { globSync, readFileSync } from 'node:fs';
import { inlineConstants } from './inlineConstants.ts';

/** Without space, which the minimizer takes out. */
const inlined = (...sheets: string[]) => inlineConstants(sheets).map((sheet) => sheet.replaceAll(/\s+/g, ''));

test('what is set once, at the root, is put in its place', () => {
  expect(inlined(':root { --space: 4px; --line: 2px }', '.a { margin: var(--space) calc(-1 * var(--line)) }')).toEqual([
    '',
    '.a{margin:4px-2px;}',
  ]);
});

test('a constant may stand for others, which may have a value in their place', () => {
  expect(inlined(':root { --small: 4px; --big: calc(2 * var(--small)) }', '.a { margin: var(--big, 1px) }')).toEqual([
    '',
    '.a{margin:8px;}',
  ]);
});

test.each([
  ['two constants', ':root { --in: var(--a); --a: calc(2 * var(--b)); --b: var(--a) }', '--a, --b, --a'],
  ['one constant', ':root { --a: var(--x, var(--a)) }', '--a, --a'],
])('%s in a circle end the build, which names them', (_name, sheet, circle) => {
  expect(() => inlined(sheet)).toThrow(`Style constants stand for one another in a circle: ${circle}`);
});

test.each([
  ['in a condition', '@media (width < 9px) { :root { --space: 2px } }'],
  ['in another sheet', '.dense { --space: 2px }'],
])('what is set anew %s keeps its name', (_where, rule) => {
  const [root, other = ''] = inlined(':root { --space: 4px }', `${rule} .a { margin: var(--space) }`);
  expect(root).toBe(':root{--space:4px;}');
  expect(other).toContain('margin:var(--space)');
});

test('what only some elements have keeps its name', () => {
  const sheet = ':root, [data-surface] { --bg: #fff } .a { color: var(--bg) }';
  expect(inlined(sheet)).toEqual([':root,[data-surface]{--bg:#fff;}.a{color:var(--bg);}']);
});

/** The build takes them out of the styles. */
test('no code refers to a custom property', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|specimens/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /var\(--|Property(Value)?\(['"`]--/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
