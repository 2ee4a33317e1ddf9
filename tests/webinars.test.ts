import type { Writable } from 'node:stream';
import { sites, type Site } from '#config/sites.ts';
import { createAnswerFromCache } from '#src/server/middleware/answerFromCache.ts';
import { createRenderPage } from '#src/server/middleware/renderPage.ts';
import { createPageCache } from '#src/server/render/pageCache.ts';
import { createPages } from '#src/server/render/createPages.ts';
import type { Rendering } from '#src/server/render/createRenderer.tsx';
import { createRenderGate } from '#src/server/render/renderGate.ts';
import { createEmbeddedSource } from '#src/server/upstream/createEmbeddedSource.ts';
import type { Page } from '#src/shared/page/page.ts';
import { recordingLogger, withBareApp } from '#tests/support/bareApp.ts';
import { openContentSite } from '#tests/support/contentSite.ts';
import { openOwnContent } from '#tests/support/ownContent.ts';
import { noDocs } from '#tests/support/noDocs.ts';
import { offering } from '#tests/support/offeredLists.ts';

/** The webinars of the site's own content in each of their states, over HTTP, by a clock that stands where a test puts it. */

let clock = new Date('2026-11-22T12:00:00Z');
const now = () => clock;
let site: Awaited<ReturnType<typeof openContentSite>>;
beforeAll(async () => {
  site = await openContentSite(undefined, now);
});
afterAll(() => site.close());

const PATHS = [
  '/webinar/platform',
  '/webinar/inb_eve_latam',
  '/webinar/upravlenie-cx-v-krizis-5-effektivnykh-scenariev',
];
const SPOKEN: readonly (readonly [string, Site])[] = [
  ['', sites.main],
  ['/es', sites.main],
  ['/pt', sites.main],
  ['', sites.ru],
  ['', sites.kz],
];

async function pageAt(url: string, on: Site): Promise<Page> {
  const { status, body } = await site.getPage(url, on);
  expect([url, status]).toEqual([url, 200]);
  return JSON.parse(body) as Page;
}

/** Around the moments at which a webinar changes. */
function momentsOf({ startsAt, endsAt }: NonNullable<Page['webinar']>) {
  const opens = Date.parse(startsAt) - 15 * 60_000;
  const end = Date.parse(endsAt);
  return [
    [opens - 1, 'ahead'],
    [opens, 'live'],
    [end - 1, 'live'],
    [end, 'over'],
  ] as const;
}

describe.each(PATHS)('%s', (path) => {
  test.each(SPOKEN)('is there in the language of %j of each site, in every state', async (prefix, on) => {
    const { webinar } = await pageAt(prefix + path, on);
    for (const [moment, state] of momentsOf(webinar!)) {
      clock = new Date(moment);
      const { webinar: event, blocks } = await pageAt(prefix + path, on);
      expect(event?.state).toBe(state);
      const ids = blocks.map(({ id }) => id);
      expect([state, ids.includes(event?.reminder ?? '')]).toEqual([state, state === 'ahead']);
      if (event?.notes) expect([state, ids.includes(event.notes)]).toEqual([state, state === 'over']);
    }
  });

  test('has a calendar file, whatever its state', async () => {
    const { webinar } = await pageAt(path, sites.main);
    for (const [moment] of momentsOf(webinar!)) {
      clock = new Date(moment);
      const { status, headers, body } = await site.get(`/es${path}.ics`);
      expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
      const stamp = new Date(webinar!.startsAt).toISOString().replaceAll(/[-:]|\.\d+/g, '');
      expect(body).toContain(`DTSTART:${stamp}\r\n`);
    }
  });
});

test('one of them is over, and says on its page what was said; the others are ahead', async () => {
  clock = new Date('2026-11-22T12:00:00Z');
  const pages = await Promise.all(PATHS.map((path) => pageAt(path, sites.main)));
  expect(pages.map(({ webinar }) => webinar?.state)).toEqual(['ahead', 'over', 'ahead']);
  const notes = pages[1]?.webinar?.notes;
  expect(pages[1]?.blocks.some(({ id }) => id === notes)).toBe(true);
});

/** Renders the state alone: what a page looks like in it, the tests of its template show. */
function renderState(page: Page): Rendering {
  return {
    shell: Promise.resolve(),
    complete: Promise.resolve(),
    pipe: <Sink extends NodeJS.WritableStream>(sink: Sink) => {
      (sink as unknown as Writable).end(String(page.webinar?.state));
      return sink;
    },
    abort: () => undefined,
  };
}

test('a cached page says at no moment what was true before', async () => {
  const store = await openOwnContent();
  const { logger } = recordingLogger();
  const cache = createPageCache({
    ttl: 3_600_000,
    maxBytes: { pages: 1e6, views: 1e6 },
    now: () => clock.getTime(),
  });
  const pages = createPages({
    source: createEmbeddedSource(store, now),
    docs: noDocs,
    cache,
    logger,
    linkPreviews: new Map(),
    gate: createRenderGate(),
    lists: () => offering(),
    menusOf: () => ({ header: [], footer: [] }),
    renderPage: ({ page }) => Promise.resolve(renderState(page)),
  });
  const handlers = [createAnswerFromCache({ cache, pages }), createRenderPage({ pages, cached: true })];
  await withBareApp(handlers, { site: sites.main, locals: { requestId: 'test' } }, async (server) => {
    const { webinar } = await pageAt(PATHS[0]!, sites.main);
    const seen: unknown[] = [];
    for (const [moment] of momentsOf(webinar!)) {
      clock = new Date(moment);
      for (let time = 0; time < 2; time += 1) {
        const { body, headers } = await server.request(PATHS[0]!);
        await cache.settled();
        seen.push([body, headers['x-cache']]);
      }
    }
    expect(seen).toEqual([
      ['ahead', 'MISS'],
      ['ahead', 'HIT'],
      ['live', 'MISS'],
      ['live', 'HIT'],
      ['live', 'HIT'],
      ['live', 'HIT'],
      ['over', 'MISS'],
      ['over', 'HIT'],
    ]);
  });
  await store.close();
});
