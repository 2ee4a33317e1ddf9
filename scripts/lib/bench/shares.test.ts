import { addUp, tableOf } from './measureTreemap.ts';
import { ownerOf, shareOut, splitByOwner } from './shares.ts';

test.each([
  ['webpack://site/./node_modules/react-dom/cjs/react-dom.production.js', 'react-dom'],
  ['webpack://site/./node_modules/@lingui/core/dist/index.mjs', '@lingui/core'],
  ['webpack://site/./node_modules/a/node_modules/b/index.js', 'b'],
  ['webpack://site/./src/blocks/tabs/Tabs.tsx', 'src/blocks/tabs'],
  ['webpack://site/./src/ui/menus/closeMenus.ts', 'src/ui'],
  ['webpack://site/./config/brand.ts', 'config'],
  ['webpack://site/webpack/runtime/load script', 'webpack'],
  [null, 'between modules'],
])('%s is of %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner);
});

/** Two characters of glue, then `aaaa` of one source, and on the next line `bb` of another. */
const CODE = '!;aaaa\nbb';
const MAP = {
  version: 3,
  names: [],
  sources: ['./src/ui/A.ts', './node_modules/b/index.js'],
  mappings: 'EAAA;ACAA',
} as const;

test('each character has one owner', () => {
  const split = splitByOwner(CODE, { ...MAP, sources: [...MAP.sources], names: [] });
  expect(Object.fromEntries(split)).toEqual({ 'between modules': '!;', 'src/ui': 'aaaa', b: 'bb' });
});

test('the shares of a file add up to it', () => {
  const shares = shareOut(CODE, { ...MAP, sources: [...MAP.sources], names: [] });
  const sum = [...shares.values()].reduce((all, bytes) => all + bytes, 0);
  expect(sum).toBeCloseTo(13);
  expect(shares.get('src/ui')).toBeGreaterThan(shares.get('b') ?? Infinity);
});

test('the table begins with the whole, and what is small is one line', () => {
  const shares = addUp([
    new Map([
      ['react', 2000],
      ['a', 100],
    ]),
    new Map([
      ['react', 500],
      ['b', 60],
    ]),
  ]);
  expect(tableOf([{ name: 'every page', shares }]).rows).toEqual([
    ['all', '2.66 kB'],
    ['react', '2.50 kB'],
    ['2 smaller', '0.16 kB'],
  ]);
});
