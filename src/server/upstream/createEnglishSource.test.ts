import { sites, type Site } from '#config/sites.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { createContentApi } from '#src/server/endpoints/contentApi.ts';
import { createPageCache } from '#src/server/render/pageCache.ts';
import { createRenderGate } from '#src/server/render/renderGate.ts';
import { createPages } from '#src/server/render/createPages.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { createEnglishSource } from '#src/server/upstream/createEnglishSource.ts';
import { createRemotePages } from '#src/server/upstream/createRemotePages.ts';
import type { Page } from '#src/shared/page/page.ts';
import { recordingLogger, withBareApp } from '#tests/support/bareApp.ts';
import { behaviours, createUpstream, type Behaviour } from '#tests/support/upstream.ts';
import { offering } from '#tests/support/offeredLists.ts';
import { noDocs } from '#tests/support/noDocs.ts';

/** A page of the table that the English site has the say on, and one that it has not. */
const THEIRS = '/products/elevenlabs-client';
const OURS = '/products/voicebot';

const pageOf = (path: string, locale: string, title: string) => ({
  path,
  locale,
  locales: ['en', 'es', 'pt', 'ru'],
  template: 'product',
  title,
  breadcrumbs: [],
  blocks: [],
  meta_description: 'A description that is long enough to be worth showing in a list of results.',
});
const own = {
  getPage: ({ path, locale }) => Promise.resolve(pageOf(path, locale, 'Own') as unknown as Page),
  listPaths: () => [],
} satisfies Partial<ContentSource> as unknown as ContentSource;

/** The English site as it really answers: in the language that it was asked for, or in English. */
const english: Behaviour = (req, res) => {
  const { searchParams } = new URL(req.url ?? '/', 'http://english');
  const [url, lang] = [searchParams.get('url') ?? '', searchParams.get('lang') ?? ''];
  behaviours.json(pageOf(url, ['en', 'es', 'pt'].includes(lang) ? lang : 'en', 'English site'))(req, res);
};

let upstream: Awaited<ReturnType<typeof createUpstream>>;
beforeAll(async () => {
  upstream = await createUpstream();
});
afterAll(() => upstream.close());

/** The page call of a site, as a browser makes it: its own origin, whatever the page comes from. */
async function ask(site: Site, url: string, behaviour = english) {
  upstream.behave(behaviour);
  const { logger, lines } = recordingLogger();
  const calls = { origin: upstream.origin, parts: pageParts, timeout: 300, pageTtl: 0, logger };
  const source = createEnglishSource(own, createRemotePages(calls));
  const pages = createPages({
    docs: noDocs,
    source,
    logger,
    linkPreviews: new Map(),
    gate: createRenderGate(),
    lists: () => offering(),
    cache: createPageCache({ ttl: 0, maxBytes: { pages: 1000, views: 1000 } }),
    renderPage: () => Promise.reject(new Error('nothing is rendered here')),
    menusOf: () => ({ header: [], footer: [] }),
  });
  const { status, body } = await withBareApp([createContentApi({ source, pages })], { site }, (server) =>
    server.request(`/api/getPage?url=${encodeURIComponent(url)}`),
  );
  return { status, page: JSON.parse(body) as Page, lines };
}

test.each([
  ['es', sites.es],
  ['pt', sites.pt],
])('on the site %s the page is the English site’s, in the language of the site', async (lang, site) => {
  const { page } = await ask(site, THEIRS);
  const canonical = `https://orvandel.example/${lang}${THEIRS}`;
  expect(page).toMatchObject({ title: 'English site', locale: lang, links: { canonical } });
  expect(upstream.asked).toEqual([`/api/getPage?${new URLSearchParams({ url: THEIRS, lang }).toString()}`]);
});

test.each([
  ['the English site itself', sites.main, THEIRS],
  ['the English site itself, in Spanish', sites.main, `/es${THEIRS}`],
  ['a site whose language the English site does not speak', sites.ru, THEIRS],
  ['a page of all sites', sites.es, OURS],
])('nobody is asked for %s', async (_name, site, url) => {
  expect((await ask(site, url)).page.title).toBe('Own');
  expect(upstream.asked).toEqual([]);
});

test.each([
  ['is not there', behaviours.cut()],
  ['hangs', behaviours.silent()],
  ['answers 503', behaviours.status(503)],
  ['answers in another language', behaviours.json(pageOf(THEIRS, 'en', 'English site'))],
  ['answers something else', behaviours.json({ title: 'x' })],
])('when the English site %s, the site’s own page stands in', async (_name, behaviour) => {
  expect(await ask(sites.es, THEIRS, behaviour)).toMatchObject({ status: 200, page: { title: 'Own' } });
});

test('a page that the English site does not have is none', async () => {
  expect((await ask(sites.es, THEIRS, behaviours.status(404))).status).toBe(404);
});

const tag = { country: 'us', rate: 'in-mobile', label: 'a minute, inbound' };
const lead = 'What the page is about, in one sentence.';
const heroWith = (prices: readonly object[], extra: object = {}) =>
  behaviours.json({
    ...pageOf(THEIRS, 'es', 'English site'),
    blocks: [{ type: 'hero', id: 'hero', title: 'A headline', lead, prices, ...extra }],
  });

test('what a newer English site says, and this version does not know, is left out and told; the rest of the page is shown', async () => {
  const plain = { value: '0 USD', label: 'to begin' };
  const newer = heroWith(
    [
      { ...tag, unit: 'minute' },
      { ...plain, badge: { text: 'new' } },
    ],
    { ground: 'waves' },
  );
  const { page, lines } = await ask(sites.es, THEIRS, newer);
  const { page: known } = await ask(sites.es, THEIRS, heroWith([tag, plain]));
  expect(known).toMatchObject({ title: 'English site', blocks: [{ prices: [tag, plain] }] });
  expect(page).toEqual(known);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 40,
      fields: ['blocks.0.prices.0.unit', 'blocks.0.prices.1.badge', 'blocks.0.ground'],
    }),
  ]);
});

test('of many unknown fields the first are told, and how many they are', async () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${String(index)}`, index]));
  const { page, lines } = await ask(sites.es, THEIRS, heroWith([tag], many));
  expect(page.title).toBe('English site');
  const { fields, count } = JSON.parse(lines.join('')) as { fields: string[]; count: number };
  expect([fields.length, count]).toEqual([10, 500]);
});

test('what is wrong beside that is refused as ever', async () => {
  const wrong = heroWith([{ ...tag, rate: 'by post', unit: 'letter' }]);
  const { page, lines } = await ask(sites.es, THEIRS, wrong);
  expect(page.title).toBe('Own');
  expect(lines.join('')).toContain('/api/getPage answered what the schema does not allow: blocks.0.prices.0 ');
});
