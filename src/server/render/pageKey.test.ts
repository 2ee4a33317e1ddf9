import { collectionDefinitions } from '#src/collections/definitions.gen.ts';
import type { CollectionDefinitions } from '#src/shared/collections/collection.ts';
import { sites } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import type { RouteDefinition } from '#src/app/RouteDefinition.ts';
import { routes } from '#src/app/routes.ts';
import { declaredQuery } from '#src/app/declaredQuery.ts';
import { pageKey } from '#src/server/render/pageKey.ts';
import { asksUnknown, readQuery, type ClosedRules } from '#src/shared/address/queryRules.ts';
import { CURRENCY_NAMES } from '#src/shared/currencies.ts';
import { PRODUCT_NAMES } from '#src/pricing/data/productNames.ts';
import { localsOf } from '#tests/support/bareApp.ts';
import { knownPaths } from '#tests/support/knownPaths.ts';
import { seeded } from '#tests/support/seeded.ts';
import { offering } from '#tests/support/offeredLists.ts';

const LETTERS = Array.from('abdefrsuEUR_');
const definitions: CollectionDefinitions = collectionDefinitions;
const SETS = [
  ...new Set(Object.values(definitions).flatMap(({ facets }) => Object.values(facets).map(({ set }) => set))),
];
const LISTS = offering({
  countries: ['us', 'de', 'fr'],
  taxonomy: Object.fromEntries(SETS.map((set) => [set, [`${set}-a`, `${set}-b`]])),
});
const keyOf = (target: string, site = sites.main) => pageKey(localsOf(target, site), LISTS)?.id;

test.each([
  ['/pricing?product=video&country=de&utm=1', '?country=de&product=video'],
  ['/pricing?country=zz&product=made_up&currency=GBP', ''],
  ['/pricing?country=us&product=voice&currency=USD', ''],
  ['/kit/pricing?country=de&currency=EUR', '?currency=EUR'],
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
  expect(declaredQuery(match!.route, address.search, LISTS)).toBe(query);
});

test.each([
  '/blog/search?q=a',
  '/blog/search?page=2',
  '/help/faq/search?q=a',
  '/pricing?q=a',
  '/pricing?estimate=none',
])('%s is what one visitor asks for: it has no key', (target) => {
  expect(keyOf(target)).toBeUndefined();
});

test('a view that a query chooses has a place of its own, apart from the pages', () => {
  const spaceOf = (target: string) => pageKey(localsOf(target, sites.main), LISTS)?.space;
  expect(['/pricing', '/pricing?country=zz', '/pricing?utm=1', '/about?country=de'].map(spaceOf)).toEqual(
    Array(4).fill('pages'),
  );
  expect(['/pricing?country=de', '/pricing?currency=EUR'].map(spaceOf)).toEqual(['views', 'views']);
});

test('whatever is asked of the price page, there are no more keys than views', () => {
  const random = seeded(3);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const words = () => Array.from({ length: 3 }, () => pick(LETTERS)).join('');
  const values = [...LISTS.countries, ...PRODUCT_NAMES, ...CURRENCY_NAMES, 'zz', 'made_up', 'eur'];
  const keys = new Set<string | undefined>();
  for (let round = 0; round < 5000; round += 1) {
    const query = ['country', 'product', 'currency', 'product', 'x']
      .filter(() => random() < 0.7)
      .map((name) => `${name}=${random() < 0.8 ? pick(values) : words()}`);
    keys.add(keyOf(`/pricing?${query.join('&')}`));
  }
  expect(keys.size).toBeLessThanOrEqual(LISTS.countries.length * PRODUCT_NAMES.length * CURRENCY_NAMES.length);
  expect(keys.size).toBeGreaterThan(50);
});

test.each([
  ['/blog?page=1', '/blog'],
  ['/blog?page=', '/blog'],
  ['/blog?utm=1', '/blog'],
  ['/blog/tag/sms?page=1', '/blog/tag/sms'],
])('%s is %s', (target, plain) => {
  expect(keyOf(target)).toBe(keyOf(plain));
});

test.each(['/blog?page=0', '/blog?page=101', '/blog?page=two', '/blog?page=2%20', '/blog/tag/sms?page=-1'])(
  '%s asks a list for what it does not have: it has no key',
  (target) => {
    expect(keyOf(target)).toBeUndefined();
  },
);

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
  ['/pricing?country=de', '/pricing?country=fr'],
  ['/pricing?currency=EUR', '/pricing?country=de'],
  ['/pricing?country=de', '/pricing'],
  ['/pricing?country=de', '/pricing%20%3Fcountry=de'],
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
  const plain = routes.filter(({ path, query, ownQuery }) => !path.includes(':') && !query && !ownQuery);
  const asked = Array.from({ length: 1000 }, () => {
    const { path } = plain[random(plain.length)]!;
    return [path, `${path}?${words()}`] as const;
  });
  const view = '/pricing?country=de';
  const askedOfView = Array.from({ length: 500 }, () => [view, `${view}&x${words().replaceAll(/[&;]/g, '')}`] as const);
  expect([...asked, ...askedOfView].filter(([same, noisy]) => keyOf(noisy) !== keyOf(same))).toEqual([]);
});

test('a match of the table is what the key is made for', () => {
  expect(Object.keys(matchRoute('/pricing')?.route.query ?? {})).toEqual(['country', 'currency', 'product']);
});

const addressOf = ({ path }: RouteDefinition) => path.replaceAll(/:\w+\??/g, 'x');

/** Every value that a parameter may choose, and '' for none. */
function choicesOf(rule: ClosedRules[string]): string[] {
  if ('upTo' in rule) return Array.from({ length: rule.upTo }, (_, index) => (index === 0 ? '' : String(index + 1)));
  const { among } = rule;
  const values = among === 'countries' ? LISTS.countries : 'set' in among ? (LISTS.taxonomy[among.set] ?? []) : among;
  return ['', ...values.filter((value) => value !== rule.plain)];
}

const HOSTILE = [
  ...'0 -1 01 1e3 2 99999 DE zz qq vv de,fr eur __proto__ constructor %00 %zz %2e%2e/ <b> ☃ + [] de%20 a%26b'.split(
    ' ',
  ),
  '',
  ' ',
  'x'.repeat(3000),
];

/** Of every route, each with all parameters that any route knows, said once or twice, rightly or wrongly. */
test.each(routes.map((route) => [route.path, route] as const))(
  'what is asked of %s makes no more keys than it has views',
  (_, route) => {
    const { query = {}, ownQuery = {} } = route;
    const random = seeded(11);
    const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
    const names = [...new Set([...routes.flatMap((each) => Object.keys({ ...each.query, ...each.ownQuery })), 'x'])];
    const values = [...HOSTILE, ...Object.values(query).flatMap(choicesOf), 'K7QM-2X9D'];
    const keys = new Set<string>();
    const wrong: string[] = [];
    // A route that declares nothing has one key.
    const rounds = route.query || route.ownQuery ? 1000 : 20;
    for (let round = 0; round < rounds; round += 1) {
      const said = Array.from({ length: 4 }, () => [pick(names), pick(values)] as const);
      const search = `?${said.map(([name, value]) => `${name}=${value}`).join('&')}`;
      const key = keyOf(addressOf(route) + search);
      // What one visitor typed, and what a list does not have, is kept for nobody.
      const isKept = readQuery(ownQuery, search).size === 0 && !asksUnknown(route, search, LISTS);
      if ((key !== undefined) !== isKept) wrong.push(search);
      if (key !== undefined) keys.add(key);
    }
    expect(wrong).toEqual([]);
    const views = Object.values(query).map(choicesOf);
    expect(keys.size).toBeLessThanOrEqual(views.reduce((product, { length }) => product * length, 1));
  },
);

test('each view of a route has its own key', () => {
  const chosen = routes.filter(({ query }) => query !== undefined);
  expect(chosen.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/pricing', '/kit/pricing', '/blog', '/blog/category/:category?']),
  );
  for (const route of chosen) {
    const searches = Object.entries(route.query ?? {}).reduce<string[]>(
      (all, [name, rule]) => all.flatMap((before) => choicesOf(rule).map((value) => `${before}&${name}=${value}`)),
      ['?'],
    );
    expect(new Set(searches.map((search) => keyOf(addressOf(route) + search))).size).toBe(searches.length);
  }
});
