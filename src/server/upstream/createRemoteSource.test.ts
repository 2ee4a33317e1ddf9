import { pageParts } from '#src/app/registry/pageParts.ts';
import { createRemoteSource } from '#src/server/upstream/createRemoteSource.ts';
import { recordingLogger } from '#tests/support/bareApp.ts';
import { behaviours, createUpstream, type Behaviour } from '#tests/support/upstream.ts';

let upstream: Awaited<ReturnType<typeof createUpstream>>;
beforeAll(async () => {
  upstream = await createUpstream();
});
afterAll(() => upstream.close());

/** In ms: a machine that is busy elsewhere answers in time. Where nothing answers, the test waits as long. */
const TIMEOUT = 1000;

/** More than any answer is fresh, or a failure remembered, in ms. */
const LATER = 3_600_000;

function createSource({ pageTtl = 60_000 } = {}) {
  const { logger, lines } = recordingLogger();
  let time = 0;
  const options = { origin: upstream.origin, parts: pageParts, timeout: TIMEOUT, logger };
  return {
    source: createRemoteSource({ ...options, pageTtl, now: () => time }),
    lines,
    pass: (ms: number) => (time += ms),
  };
}

const query = (path = '/about') => ({
  contentPath: path,
  path,
  params: {},
  locale: 'es' as const,
  site: 'main' as const,
});
const page = (title = 'Title') => ({
  path: '/about',
  locale: 'es',
  locales: ['en', 'es'],
  template: 'landing',
  title,
  meta_description: 'A description that is long enough to be worth showing in a list of results.',
  blocks: [{ type: 'rich-text', id: 'text', body: 'Hello <script>alert(1)</script>' }],
});

const BROKEN: readonly (readonly [string, Behaviour])[] = [
  ['says nothing', behaviours.silent()],
  ['answers 503', behaviours.status(503)],
  ['answers 403', behaviours.status(403)],
  ['sends broken JSON', behaviours.text('{')],
  ['sends another shape', behaviours.json({ title: 'x' })],
  ['sends a hostile block', behaviours.json({ ...page(), blocks: [{ type: 'evil', id: 'x' }] })],
  ['redirects', behaviours.redirect('/elsewhere')],
  ['is cut', behaviours.cut()],
];

test('a page is asked for by path and language, validated and sanitised', async () => {
  const { source } = createSource();
  upstream.behave(behaviours.json(page()));
  const found = await source.getPage(query('/blog/a b'));
  expect(new URL(upstream.asked[0] ?? '', 'http://x').searchParams.get('url')).toBe('/blog/a b');
  expect(upstream.asked[0]).toMatch(/^\/api\/getPage\?url=.*&lang=es$/);
  expect(found).toMatchObject({ title: 'Title', layout: 'default', breadcrumbs: [] });
  expect(JSON.stringify(found)).not.toContain('<script');
});

test('a list is asked for with what its address chooses', async () => {
  const { source } = createSource();
  upstream.behave(behaviours.json(page()));
  await source.getPage({ ...query('/blog'), listQuery: 'page=2' });
  expect(new URL(upstream.asked.at(-1) ?? '', 'http://x').searchParams.get('url')).toBe('/blog?page=2');
});

test('no parameter of the visitor steers the call', async () => {
  const { source } = createSource();
  upstream.behave(behaviours.json(page()));
  await source.getPage(query('/blog/x&lang=ru#?url=/admin'));
  const { pathname, searchParams } = new URL(upstream.asked[0] ?? '', 'http://x');
  expect([pathname, searchParams.getAll('url'), searchParams.getAll('lang')]).toEqual([
    '/api/getPage',
    ['/blog/x&lang=ru#?url=/admin'],
    ['es'],
  ]);
});

test.each([404, 500])('%d is a page that does not exist', async (status) => {
  const { source } = createSource();
  upstream.behave(behaviours.status(status));
  expect(await source.getPage(query())).toBeUndefined();
});

test.each(BROKEN)(
  'an upstream that %s, without a last good copy, is 503 in the words that visitors may read',
  async (_name, behaviour) => {
    const { source, lines } = createSource();
    upstream.behave(behaviour);
    await expect(source.getPage(query())).rejects.toMatchObject({
      status: 503,
      message: 'Impossible to fetch the page data. Please try again in a moment.',
    });
    expect(lines.join('')).toContain('CMS call failed');
  },
);

test.each([...BROKEN, ['answers 500', behaviours.status(500)] as const])(
  'when it %s later, the last good copy is shown',
  async (name, behaviour) => {
    const { source, pass } = createSource();
    upstream.behave(behaviours.json(page('Good')));
    await source.getPage(query());
    pass(LATER);
    upstream.behave(behaviour);
    const onLate = jest.fn();
    expect(await source.getPage(query(), { onLate })).toMatchObject({ title: 'Good' });
    expect(onLate.mock.calls.length === 1 || name !== 'says nothing').toBe(true);
    expect(await source.getPage(query(), { patient: true })).toMatchObject({ title: 'Good' });
  },
);

test.each([
  [60_000, 5000],
  [3000, 3000],
])(
  'with PAGE_TTL of %d ms a page that an editor has changed is asked for again after %d ms',
  async (pageTtl, after) => {
    const { source, pass } = createSource({ pageTtl });
    upstream.behave(behaviours.json(page('Old')));
    await source.getPage(query());
    upstream.behave(behaviours.json(page('New')));
    pass(after * 0.79);
    expect(await source.getPage(query())).toMatchObject({ title: 'Old' });
    pass(after * 0.21);
    expect(await source.getPage(query(), { patient: true })).toMatchObject({ title: 'New' });
  },
);

test('with PAGE_TTL=0 each page is as the CMS has it now', async () => {
  const { source } = createSource({ pageTtl: 0 });
  // However long it takes: an answer that is late would be stood in for.
  const getPage = () => source.getPage(query(), { patient: true });
  for (const title of ['One', 'Two']) {
    upstream.behave(behaviours.json(page(title)));
    expect(await getPage()).toMatchObject({ title });
  }
  upstream.behave(behaviours.status(404));
  expect(await getPage()).toBeUndefined();
  upstream.behave(behaviours.json(page('Three')));
  expect(await getPage()).toMatchObject({ title: 'Three' });
});

test('after a purge pages, redirects, favorite posts and regions are asked for again', async () => {
  const { source } = createSource();
  const visitor = { ip: '192.0.2.1', acceptLanguage: '' };
  const askAll = async () => {
    upstream.behave(
      behaviours.json(page()),
      behaviours.json([]),
      behaviours.json([]),
      behaviours.json({ result: true, ip: '192.0.2.1', country_code: 'DE' }),
    );
    await source.getPage(query());
    await source.getRedirects();
    await source.getFavoritePosts('es');
    await source.getLoc(visitor);
    return upstream.asked.length;
  };
  expect(await askAll()).toBe(4);
  expect(await askAll()).toBe(0);
  source.expire();
  expect(await askAll()).toBe(4);
});

test('a failure is logged once, however many wait for the call or come while it is remembered', async () => {
  const { source, lines } = createSource();
  upstream.behave(behaviours.status(503));
  const many = Array.from({ length: 20 }, () => source.getPage(query()));
  await Promise.allSettled(many);
  await source.getPage(query()).catch(() => undefined);
  expect(lines).toHaveLength(1);
});

test('a copy of one language or path is never shown for another', async () => {
  const { source } = createSource();
  upstream.behave(behaviours.json(page()));
  await source.getPage(query());
  upstream.behave(behaviours.status(503));
  await expect(source.getPage({ ...query(), locale: 'en' })).rejects.toMatchObject({ status: 503 });
  await expect(source.getPage(query('/contacts'))).rejects.toMatchObject({ status: 503 });
});

test('a page that was taken down is gone, even when the CMS fails after that', async () => {
  const { source, pass } = createSource();
  upstream.behave(behaviours.json(page()));
  await source.getPage(query());
  pass(LATER);
  upstream.behave(behaviours.status(404));
  expect(await source.getPage(query())).toBeUndefined();
  pass(LATER);
  upstream.behave(behaviours.status(503));
  await expect(source.getPage(query())).rejects.toMatchObject({ status: 503 });
});

const redirect = (from: string, to: string) => ({ from, to });

test('redirects: the last good list stays, and without one there is none', async () => {
  const { source, lines, pass } = createSource();
  upstream.behave(behaviours.status(503));
  expect(await source.getRedirects()).toEqual([]);
  expect(lines.join('')).toContain('CMS call failed');
  pass(LATER);
  upstream.behave(behaviours.json([redirect('/a', '/b')]));
  expect(await source.getRedirects()).toEqual([redirect('/a', '/b')]);
  for (const broken of [behaviours.json({ redirects: [] }), behaviours.status(404), behaviours.silent()]) {
    pass(LATER);
    upstream.behave(broken);
    expect(await source.getRedirects()).toEqual([redirect('/a', '/b')]);
  }
});

test('redirects: a bad rule is dropped and logged by name, once, and the others hold', async () => {
  const { source, lines, pass } = createSource();
  const list = [redirect('/a', '/b'), redirect('/bad', 'https://evil.example/'), redirect('/c', '/d'), null];
  upstream.behave(behaviours.json(list));
  for (let round = 0; round < 2; round += 1) {
    expect(await source.getRedirects()).toEqual([redirect('/a', '/b'), redirect('/c', '/d')]);
    pass(LATER);
  }
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    expect.stringMatching(/^A redirect of the CMS is dropped: \/bad: .*"https:\/\/evil\.example\/"/),
    expect.stringMatching(/^A redirect of the CMS is dropped: rule 4: /),
  ]);
});

test('redirects: unknown addresses ask once in half a minute, with PAGE_TTL=0 too, and see new rules after that', async () => {
  const { source, pass } = createSource({ pageTtl: 0 });
  upstream.behave(behaviours.json([]));
  for (let time = 0; time < 24_000; time += 1000) {
    await source.getRedirects();
    pass(1000);
  }
  expect(upstream.asked).toHaveLength(1);
  upstream.behave(behaviours.json([redirect('/a', '/b')]));
  pass(6000);
  expect(await source.getRedirects()).toHaveLength(1);
});

test('favorite posts: the last good ones of the language, else none; never an error', async () => {
  const { source, pass } = createSource();
  const post = {
    path: '/blog/a',
    title: 'A',
    description: 'D',
    date: '2026-01-01',
    category: { slug: 'a', name: 'A' },
  };
  upstream.behave(behaviours.json([post]));
  expect(await source.getFavoritePosts('es')).toEqual([post]);
  pass(LATER);
  upstream.behave(behaviours.silent());
  const onLate = jest.fn();
  expect(await source.getFavoritePosts('es', { onLate })).toEqual([post]);
  expect(onLate).toHaveBeenCalledTimes(1);
  expect(await source.getFavoritePosts('en')).toEqual([]);
});

test('region: lower case, and the default when it cannot be had', async () => {
  const { source } = createSource();
  const visitor = (ip: string) => ({ ip, acceptLanguage: '' });
  upstream.behave(behaviours.json({ result: true, ip: '192.0.2.1', country_code: 'DE' }));
  expect(await source.getLoc(visitor('192.0.2.1&x=1'))).toMatchObject({ result: true, country_code: 'de' });
  expect(upstream.asked[0]).toBe('/api/getLoc?ip=192.0.2.1%26x%3D1');
  upstream.behave(behaviours.status(500));
  expect(await source.getLoc(visitor('192.0.2.2'))).toEqual({ result: false, ip: '192.0.2.2', country_code: 'us' });
});

test('region: while it cannot be had nobody waits for it, and who was known stays known', async () => {
  const { source } = createSource();
  const loc = (ip: string) => source.getLoc({ ip, acceptLanguage: '' });
  upstream.behave(behaviours.json({ result: true, ip: '192.0.2.1', country_code: 'DE' }));
  await loc('192.0.2.1');
  upstream.behave(behaviours.status(503));
  await loc('192.0.2.2');
  const before = upstream.asked.length;
  expect(await loc('192.0.2.3')).toMatchObject({ result: false, ip: '192.0.2.3' });
  expect(await loc('192.0.2.1')).toMatchObject({ country_code: 'de' });
  expect(upstream.asked).toHaveLength(before);
});

test('the sitemap’s addresses are those of the table, without parameters, and one list for all who ask', () => {
  const { source } = createSource();
  const paths = source.listPaths().map(({ path }) => path);
  expect(source.listPaths()).toBe(source.listPaths());
  expect(paths).toContain('/pricing');
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
});
