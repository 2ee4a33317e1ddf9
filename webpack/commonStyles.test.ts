import { mergeOrders, shareStyles } from './commonStyles.ts';

const page = (template: string, ...blocks: string[]) => ({
  path: '/',
  template,
  chunks: { hydrated: [`page-${template}`], whenUsed: blocks, staticOnly: [] },
});

const STYLES: Readonly<Record<string, readonly string[]>> = {
  'page-home': ['section'],
  'page-legal': [],
  hero: ['section', 'hero'],
  form: ['section', 'field'],
};

test('every template counts alike, and of each template every page', () => {
  const pages = [
    page('home', 'hero'),
    page('legal', 'form', 'form'),
    page('legal', 'hero'),
    page('legal'),
    page('legal'),
  ];
  const shares = shareStyles(pages, (chunk) => STYLES[chunk] ?? []);
  expect(Object.fromEntries(shares)).toEqual({ section: 0.75, hero: 0.625, field: 0.125 });
});

test.each([
  [
    ['button', 'hero', 'cta'],
    [
      ['button', 'hero'],
      ['hero', 'cta'],
      ['button', 'cta'],
    ],
  ],
  [
    ['section', 'button', 'hero'],
    [
      ['button', 'hero'],
      ['section', 'button'],
    ],
  ],
  [
    ['a', 'b', 'c'],
    [
      ['a', 'b'],
      ['b', 'a', 'c'],
    ],
  ],
  [[], [[]]],
])('styles stand as in %j where their chunks have them as in %j', (merged, orders) => {
  expect(mergeOrders(orders)).toEqual(merged);
});
