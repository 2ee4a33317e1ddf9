import type { Writable } from 'node:stream';
import { cspHeader } from '#config/csp.ts';
import { sites } from '#config/sites.ts';
import type { PageQuery } from '#src/content/document.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import { plainBody } from '#src/server/render/rareBodies.ts';
import { createPages } from '#src/server/render/createPages.ts';
import type { Rendering, RenderRequest } from '#src/server/render/createRenderer.tsx';
import { createPageCache } from '#src/server/render/pageCache.ts';
import { createRenderGate, type RenderGate } from '#src/server/render/renderGate.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import type { Page } from '#src/shared/page/page.ts';
import { localsOf, recordingLogger } from '#tests/support/bareApp.ts';
import { offering } from '#tests/support/offeredLists.ts';
import { noDocs } from '#tests/support/noDocs.ts';

/** Renders that say what they were asked for, and are ready at once. */
function rendering(html: string, more: Partial<Rendering> = {}): Rendering {
  return {
    shell: Promise.resolve(),
    complete: Promise.resolve(),
    pipe: <Sink extends NodeJS.WritableStream>(sink: Sink) => {
      (sink as unknown as Writable).end(html);
      return sink;
    },
    abort: () => undefined,
    ...more,
  };
}

function setUp(
  render = ({ url }: RenderRequest) => rendering(`<p>${url}</p>`),
  {
    gate = createRenderGate(),
    turn = Infinity,
    code,
  }: Readonly<{ gate?: RenderGate; turn?: number; code?: string | undefined }> = {},
) {
  const asked: PageQuery[] = [];
  const renders: RenderRequest[] = [];
  const { logger, lines } = recordingLogger();
  const source = {
    getPage(query: PageQuery) {
      asked.push(query);
      const { path, locale } = query;
      // A source may say anything of what is the route's to say.
      const claims = { query: { q: { like: '(a+)+$' } }, followsQuery: true };
      const found = { ...claims, path, locale, locales: ['en'], breadcrumbs: [], blocks: [] } as unknown as Page;
      return Promise.resolve(path === '/blog/missing' ? undefined : found);
    },
    getFavoritePosts: () => Promise.resolve([]),
    nextTurn: () => turn,
  } as unknown as ContentSource;
  const cache = createPageCache({ ttl: 60_000, maxBytes: { pages: 1e6, views: 1e6 } });
  const pages = createPages({
    docs: noDocs,
    source,
    cache,
    logger,
    linkPreviews: new Map(),
    code,
    gate,
    lists: () => offering({ countries: ['us', 'de'] }),
    menusOf: () => ({ header: [], footer: [] }),
    renderPage: (request) => {
      renders.push(request);
      return Promise.resolve(render(request));
    },
  });
  const make = (target: string) => {
    const request: PageRequest = localsOf(target, sites.main);
    return pages.make(pages.keyOf(request)!, request);
  };
  return { pages, cache, asked, renders, lines, make };
}

test('a page that two hundred ask for at once is found once, rendered once, and kept', async () => {
  const { make, cache, pages, asked, renders } = setUp();
  const made = await Promise.all(Array.from({ length: 200 }, () => make('/contacts')));
  const bodies = await Promise.all(made.flatMap((page) => (page ? [page.whole] : [])));
  expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
  expect([asked.length, renders.length]).toEqual([1, 1]);
  await cache.settled();
  const kept = cache.get(pages.keyOf(localsOf('/contacts', sites.main))!)?.page;
  expect(kept && plainBody(kept.bodies).toString()).toBe('<p>/contacts</p>');
  // And no other: nothing of one answer is kept for the others.
  expect(kept?.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': cspHeader(),
  });
  expect(kept?.headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
});

test('a page that is kept ends when the clock takes away a page that it may link to, or publishes one', async () => {
  const turn = Date.now() + 60_000;
  const { make, cache, pages } = setUp(undefined, { turn });
  await make('/contacts');
  await cache.settled();
  const key = pages.keyOf(localsOf('/contacts', sites.main))!;
  expect(cache.get(key, turn - 1)).toMatchObject({ fresh: true });
  expect(cache.get(key, turn)).toBeUndefined();
});

test('a page for everybody carries no nonce', async () => {
  const { make, renders } = setUp();
  await make('/contacts');
  expect(renders[0]?.nonce).toBeUndefined();
});

test('what a visitor makes up reaches neither the source nor the render', async () => {
  const { make, asked, renders } = setUp();
  const page = await make('/pricing?country=zz&product=made_up&currency=EUR&utm_source=x');
  expect([asked[0]?.query, renders[0]?.url]).toEqual([{ currency: 'EUR' }, '/pricing?currency=EUR']);
  expect(page?.page).toMatchObject({ query: { country: { plain: 'us', among: ['us', 'de'] } }, followsQuery: true });
});

test('a page whose address says nothing is told so, whatever a CMS says of it', async () => {
  expect((await setUp().make('/contacts'))?.page).toMatchObject({ query: undefined, followsQuery: undefined });
});

test('a page says which code has made it, and none where there is no build', async () => {
  const buildOf = async (code?: string) => (await setUp(undefined, { code }).make('/contacts'))?.page.build;
  expect([await buildOf('0123456789abcdef'), await buildOf()]).toEqual(['01234567', undefined]);
});

test('a page that does not exist is neither rendered nor kept', async () => {
  const { make, renders } = setUp();
  expect(await make('/blog/missing')).toBeUndefined();
  expect(renders).toEqual([]);
});

test('a page with a broken shell is told to all who wait, and made anew for the next', async () => {
  let broken = true;
  const { make, cache, renders } = setUp(() =>
    rendering('whole', broken ? { shell: Promise.reject(new Error('broken')) } : {}),
  );
  const ends = await Promise.allSettled([make('/contacts'), make('/contacts')]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await cache.settled();
  broken = false;
  expect((await (await make('/contacts'))?.whole)?.body.toString()).toBe('whole');
  expect(renders).toHaveLength(2);
});

test('a page of which a late part fails is kept by nobody, and logged', async () => {
  const { make, cache, pages, lines } = setUp(({ onError, url }) => {
    onError(new Error('late part'));
    return rendering(url);
  });
  const made = await make('/contacts');
  await expect(made?.whole).rejects.toThrow('late part');
  await cache.settled();
  expect(cache.get(pages.keyOf(localsOf('/contacts', sites.main))!)).toBeUndefined();
  expect(lines.join('')).toContain('The page could not be made for the cache');
});

test('a page that cannot be made anew is logged, and nobody waits for it', async () => {
  const { pages, cache, lines } = setUp(() => rendering('', { shell: Promise.reject(new Error('broken')) }));
  const request = localsOf('/contacts', sites.main);
  await pages.renew(pages.keyOf(request)!, request);
  await cache.settled();
  expect(lines.join('')).toContain('broken');
});

test('a page that cannot be made anew is not tried again by each who asks for it, and nobody else is kept from his', async () => {
  const { pages, renders } = setUp(() => rendering('', { shell: Promise.reject(new Error('broken')) }));
  for (const path of ['/contacts', '/contacts', '/about', '/contacts']) {
    const request = localsOf(path, sites.main);
    await pages.renew(pages.keyOf(request)!, request);
  }
  expect(renders.map(({ url }) => url)).toEqual(['/contacts', '/about']);
});

test('a page that waits for its turn too long is no fault, and is tried again', async () => {
  const { pages, renders, lines } = setUp(() => {
    throw httpErrors.busy();
  });
  const request = localsOf('/contacts', sites.main);
  for (let count = 0; count < 2; count += 1) await pages.renew(pages.keyOf(request)!, request);
  expect([renders.length, lines]).toEqual([2, []]);
});

test('a page that another replica has made anew is not made again', async () => {
  const { pages, cache, renders } = setUp();
  const request = localsOf('/contacts', sites.main);
  const recall = jest.spyOn(cache, 'recall');
  for (const fresh of [true, false]) {
    recall.mockResolvedValue({ page: {} as never, fresh });
    await pages.renew(pages.keyOf(request)!, request);
    expect(renders).toHaveLength(fresh ? 0 : 1);
  }
  await cache.settled();
});

test('the render of one visitor ends when the visitor leaves', async () => {
  const abort = jest.fn();
  const { pages } = setUp(() => rendering('', { abort }));
  const leaving = new AbortController();
  const request = localsOf('/contacts', sites.main);
  const page = await pages.find(request);
  await pages.render(request, page!, { nonce: 'n', as: 'page', signal: leaving.signal });
  leaving.abort(new Error('left'));
  expect(abort).toHaveBeenCalledWith(leaving.signal.reason);
});

test('who waits for a page comes first, what is made anew behind it later, and views last; who leaves gives the place up', async () => {
  const gate = createRenderGate();
  const pass = jest.spyOn(gate, 'pass');
  const { pages, make, cache } = setUp(undefined, { gate });
  const { signal } = new AbortController();
  const request = localsOf('/contacts', sites.main);
  await make('/contacts');
  await make('/pricing?country=de');
  await cache.settled();
  await pages.renew(pages.keyOf(request)!, request);
  const page = await pages.find(request);
  await pages.render(request, page!, { nonce: 'n', as: 'page', signal });
  await cache.settled();
  expect(pass.mock.calls.map(([, options]) => [options.as, options.signal])).toEqual([
    ['page', undefined],
    ['view', undefined],
    ['refresh', undefined],
    ['page', signal],
  ]);
});

test('a page whose route hides, and a draft, are kept out of search engines; a site has no page of a route that is none of its', async () => {
  const { pages } = setUp();
  const about = localsOf('/about', sites.main);
  const robotsOf = async (request: PageRequest) => (await pages.find(request))?.robots;
  expect(await robotsOf(about)).toBeUndefined();
  expect(await robotsOf(localsOf('/thank-you', sites.main))).toBe('noindex');
  expect(await robotsOf({ ...about, draft: { until: '2026-07-01' } })).toBe('noindex');
  expect(await pages.find(localsOf('/documents', sites.main))).toBeUndefined();
});
