import { sites } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { routes } from '#src/app/routes.ts';
import { declaredQuery, pageKey } from '#src/server/render/pageKey.ts';
import { localsOf } from '#tests/support/bareApp.ts';
import { knownPaths } from '#tests/support/knownPaths.ts';

const keyOf = (target: string, site = sites.main) => pageKey(localsOf(target, site));

test.each([
  ['/blog/search?q=a', '?q=a'],
  ['/blog/search?page=2&q=a', '?q=a&page=2'],
  ['/blog/search?q=a&q=b', '?q=a'],
  ['/blog/search?q=', ''],
  ['/blog/search?Q=a', ''],
  ['/blog/search?utm=1&q=a%26page=9&x', '?q=a%26page%3D9'],
  ['/blog/search?%71=a', '?q=a'],
  ['/blog/search?q=%zz', '?q=%25zz'],
  ['/about?q=a&page=2', ''],
  ['/blog/search', ''],
  ['/thank-you?ref=K7QM-2X9D&utm=1', '?ref=K7QM-2X9D'],
  ['/thank-you?ref=anything', ''],
  ['/about?ref=K7QM-2X9D', ''],
])('of %s the page knows %j', (target, query) => {
  const { address, match } = localsOf(target);
  expect(declaredQuery(match!, address.search)).toBe(query);
});

test('a page of one visitor has no key: their numbers would fill the cache', () => {
  expect(keyOf('/thank-you?ref=K7QM-2X9D')).toBeUndefined();
  expect(keyOf('/thank-you?ref=anything')).toBe(keyOf('/thank-you'));
  expect(keyOf('/thank-you')).toBeDefined();
});

test('an address that no route knows has no key', () => {
  for (const target of ['/nothing', '/about/', '//about', '/es/']) expect(keyOf(target)).toBeUndefined();
});

test.each([
  ['/about', '/es/about'],
  ['/about', '/contacts'],
  ['/blog/search?q=a', '/blog/search?q=b'],
  ['/blog/search?q=a', '/blog/search?page=a'],
  ['/blog/search?q=a', '/blog/search'],
  ['/blog/search?q=a', '/blog/search%20%3Fq=a'],
  ['/blog/a', '/blog/A'],
  ['/blog/%20', '/blog/%20%20'],
])('%s and %s are two pages', (first, second) => {
  expect(keyOf(first)).not.toBe(keyOf(second));
});

test('each site has its own copy, and the Kazakhstan flag its own too', () => {
  const all = [...Object.values(sites), { ...sites.main, kazakhstan: true }, { ...sites.ru, kazakhstan: true }];
  const keys = all.map((site) => keyOf('/about', site));
  expect(new Set(keys).size).toBe(all.length);
});

test('no two addresses of the site share a key', () => {
  const targets = knownPaths.flatMap((path) =>
    ['', '/es', '/pt'].map((prefix) => (path === '/' ? prefix || '/' : prefix + path)),
  );
  expect(new Set(targets.map((target) => keyOf(target))).size).toBe(targets.length);
});

test('whatever is put into a query that no route declares, the key stays the same', () => {
  let state = 7;
  const random = (below: number) => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % below;
  const letters = '?&=%#+;[]ab 0./\\\u00e9';
  const words = () => Array.from({ length: random(20) }, () => letters[random(letters.length)]).join('');
  const plain = routes.filter(({ path, query }) => !path.includes(':') && !query);
  for (let round = 0; round < 3000; round += 1) {
    const path = plain[random(plain.length)]!.path;
    expect(keyOf(`${path}?${words()}`)).toBe(keyOf(path));
  }
  for (let round = 0; round < 500; round += 1) {
    const noise = words().replaceAll(/[&;]/g, '');
    expect(keyOf(`/blog/search?q=a&x${noise}`)).toBe(keyOf('/blog/search?q=a'));
  }
});

test('a match of the table is what the key is made for', () => {
  expect(Object.keys(matchRoute('/blog/search')?.route.query ?? {})).toEqual(['q', 'page']);
});
