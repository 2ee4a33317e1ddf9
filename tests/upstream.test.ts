import { sites } from '#config/sites.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { createCalendarFiles } from '#src/server/endpoints/calendarFiles.ts';
import { createContentApi } from '#src/server/endpoints/contentApi.ts';
import { createNotFound } from '#src/server/middleware/notFound.ts';
import { createPageCache } from '#src/server/render/pageCache.ts';
import { createRenderGate } from '#src/server/render/renderGate.ts';
import { createPages } from '#src/server/render/createPages.ts';
import { createRemoteSource } from '#src/server/upstream/createRemoteSource.ts';
import { bareApp, recordingLogger } from '#tests/support/bareApp.ts';
import { serve, type TestServer } from '#tests/support/serve.ts';
import { behaviours, createUpstream, type Behaviour } from '#tests/support/upstream.ts';
import { offering } from '#tests/support/offeredLists.ts';
import { noDocs } from '#tests/support/noDocs.ts';

/** What visitors feel, and what a CMS is asked, when many come at once or the CMS hangs. All over real HTTP. */

/** Long against an answer from memory, short against a test. */
const TIMEOUT = 1500;
const AT_ONCE = TIMEOUT / 2;

const webinar = {
  startsAt: '2027-02-18T16:00:00Z',
  endsAt: '2027-02-18T16:45:00.000Z',
  minutes: 45,
  state: 'ahead',
  language: 'en',
  join: 'https://live.orvandel.example/platform',
  speakers: [{ name: 'A', role: 'B' }],
  zones: [{ place: 'Lisbon', timeZone: 'Europe/Lisbon' }],
};
const post = { path: '/blog/a', title: 'A', description: 'D', date: '2026-01-01', category: { slug: 'a', name: 'A' } };

const calls: Readonly<Record<string, (url: URL) => unknown>> = {
  '/api/getPage': ({ searchParams }) => ({
    path: searchParams.get('url'),
    locale: searchParams.get('lang'),
    locales: ['en', 'es'],
    template: 'webinar',
    title: 'Title',
    blocks: [],
    webinar,
    meta_description: 'A description that is long enough to be worth showing in a list of results.',
  }),
  '/api/getRedirects': () => [{ from: '/old', to: '/about' }],
  '/api/getFavoritePosts': () => [post],
  '/api/getLoc': ({ searchParams }) => ({ result: true, ip: searchParams.get('ip'), country_code: 'DE' }),
};

/** A CMS that takes a moment, as real ones do. */
const healthy: Behaviour = (req, res) => {
  const url = new URL(req.url ?? '/', 'http://cms');
  setTimeout(() => behaviours.json(calls[url.pathname]?.(url))(req, res), 30);
};

let cms: Awaited<ReturnType<typeof createUpstream>>;
let site: TestServer;

beforeEach(async () => {
  cms = await createUpstream();
  cms.behave(healthy);
  const { logger } = recordingLogger();
  const source = createRemoteSource({
    origin: cms.origin,
    parts: pageParts,
    timeout: TIMEOUT,
    logger,
    pageTtl: 60_000,
  });
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
  site = await serve(
    bareApp([createContentApi({ source, pages }), createCalendarFiles(pages), createNotFound(source)], {
      site: sites.main,
    }),
  );
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

const asked = (call: string) => cms.asked.filter((url) => url.startsWith(call)).length;

/** @returns the statuses, and how long the slowest took, in ms */
async function askAll(targets: readonly string[]) {
  const start = performance.now();
  const answers = await Promise.all(targets.map((target) => site.request(target)));
  return { statuses: [...new Set(answers.map(({ status }) => status))], took: performance.now() - start };
}

test('a hundred addresses that nobody knows cost the CMS one call, asked one by one or at once', async () => {
  const nothing = (round: string) => Array.from({ length: 50 }, (_, index) => `/nope-${round}-${String(index)}`);
  expect((await askAll(nothing('a'))).statuses).toEqual([404]);
  for (const target of nothing('b')) expect((await site.request(target)).status).toBe(404);
  expect(cms.asked).toEqual(['/api/getRedirects']);
});

test('two hundred visitors of a page that nobody has seen yet are one call', async () => {
  const { statuses } = await askAll(Array.from({ length: 200 }, () => '/api/getPage?url=/about'));
  expect([statuses, asked('/api/getPage')]).toEqual([[200], 1]);
});

test.each(['/api/getFavoritePosts?lang=es', '/api/getLoc', '/webinar/platform.ics', '/es/webinar/platform.ics'])(
  '%s, asked by fifty at once, is one call',
  async (target) => {
    const { statuses } = await askAll(Array.from({ length: 50 }, () => target));
    expect([statuses, cms.asked.length]).toEqual([[200], 1]);
  },
);

const KNOWN = [
  ['/api/getPage?url=/about', 200] as const,
  ['/webinar/platform.ics', 200] as const,
  ['/old', 301] as const,
  ['/nope', 404] as const,
  ['/api/getFavoritePosts', 200] as const,
  ['/api/getLoc', 200] as const,
];

test.each(KNOWN)('%s is answered at once while the CMS hangs, once it is known', async (target, status) => {
  const before = await site.request(target);
  expect(before.status).toBe(status);
  cms.behave(behaviours.silent());
  for (let time = 0; time < 3; time += 1) {
    const start = performance.now();
    const { body, headers } = await site.request(target);
    expect(performance.now() - start).toBeLessThan(AT_ONCE);
    expect([body.replace(/DTSTAMP.*/, ''), headers.location]).toEqual([
      before.body.replace(/DTSTAMP.*/, ''),
      before.headers.location,
    ]);
  }
});

test('a page that nobody has seen is waited for no longer than the time-out says, its second try included', async () => {
  cms.behave(behaviours.silent());
  const { statuses, took } = await askAll(['/api/getPage?url=/about', '/api/getPage?url=/about']);
  expect(statuses).toEqual([503]);
  expect(took).toBeLessThan(TIMEOUT * 1.6);
  expect(took).toBeGreaterThan(TIMEOUT * 0.9);
  const next = await askAll(['/api/getPage?url=/about']);
  expect(next.statuses).toEqual([503]);
  expect(next.took).toBeLessThan(AT_ONCE);
});
