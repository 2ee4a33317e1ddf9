import { SITE_KEYS } from '#config/siteKeys.ts';
import { isServedOn } from '#src/app/matchRoute.ts';
import { routes } from '#src/app/routes.ts';
import { readSearch } from '#src/shared/address/queryRules.ts';
import { LONGEST_QUESTION, SEARCH_PARTS } from '#src/search/data/searchQuestion.ts';

test('no path is in the table twice', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test.each(routes.map((route) => [route.path, route] as const))('%s is well-formed', (path, route) => {
  const { ownQuery, list } = route;
  expect(path).toMatch(/^\/$|^(\/(:\w+\??|[\w-]+))+$/);
  // A gate that lets no site through would hide the page everywhere.
  expect(SITE_KEYS.some((site) => isServedOn(route, site))).toBe(true);
  for (const pattern of Object.values(ownQuery ?? {})) expect(pattern.like).not.toMatch(/^\.[*+]/);
  if (list) expect(routes.some((other) => other.path === list)).toBe(true);
});

test('a required parameter never follows an optional one', () => {
  expect(routes.filter(({ path }) => /:\w+\?.*:\w+(?!\??\w*\?)$/.test(path)).map(({ path }) => path)).toEqual([]);
});

test('what a visitor searches for is part of the page’s address', () => {
  for (const { page } of Object.values(SEARCH_PARTS)) {
    const { ownQuery = {} } = routes.find((route) => route.path === page) ?? {};
    const isPart = (words: string) => readSearch(ownQuery, `?q=${encodeURIComponent(words)}`) !== '';
    expect(['x', 'y'.repeat(LONGEST_QUESTION), '\n'].map(isPart)).toEqual([true, true, true]);
    expect(['', 'y'.repeat(LONGEST_QUESTION + 1)].map(isPart)).toEqual([false, false]);
  }
});
