import { chooseRepresentatives } from './representatives.ts';

const uses = new Map(
  Object.entries({
    '/': ['shell', 'hero'],
    '/voice': ['shell', 'hero', 'tabs', 'faq'],
    '/blog': ['shell', 'cards'],
    '/sms': ['shell', 'hero', 'faq'],
    '/error': [],
  }).map(([page, names]) => [page, new Set(names)]),
);

test('as few pages as show everything, the richest first', () => {
  expect(chooseRepresentatives(uses)).toEqual(['/voice', '/blog']);
});

test('with those that are looked at in any case', () => {
  expect(chooseRepresentatives(uses, ['/', '/sms'])).toEqual(['/', '/sms', '/voice', '/blog']);
  expect(chooseRepresentatives(uses, ['/voice', '/blog'])).toEqual(['/voice', '/blog']);
});

test('of nothing there is no representative', () => {
  expect(chooseRepresentatives(new Map())).toEqual([]);
});
