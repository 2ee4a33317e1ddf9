import type { RequestHandler } from 'express';
import { get } from 'node:http';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { sites } from '#config/sites.ts';
import { createRenderPage } from '#src/server/middleware/renderPage.ts';
import { GRACE } from '#src/server/render/streamPage.ts';
import type { Pages } from '#src/server/render/Pages.ts';
import type { Rendering } from '#src/server/render/createRenderer.tsx';
import { pageKey } from '#src/server/render/pageKey.ts';
import type { Page } from '#src/shared/page/page.ts';
import { withBareApp } from '#tests/support/bareApp.ts';
import { madePage } from '#tests/support/cachedPage.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';
import { offering } from '#tests/support/offeredLists.ts';

const HTML = '<!DOCTYPE html><p>page</p>';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};
const ready = (): Rendering => ({
  shell: Promise.resolve(),
  complete: Promise.resolve(),
  pipe: <Sink extends NodeJS.WritableStream>(sink: Sink) => {
    (sink as unknown as Writable).end(HTML);
    return sink;
  },
  abort: () => undefined,
});

interface Given {
  readonly cached?: boolean;
  readonly found?: boolean;
  readonly render?: Pages['render'];
  readonly make?: Pages['make'];
  readonly method?: string;
  readonly before?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

async function answerTo(target: string, given: Given = {}) {
  const { cached = true, found = true, method = 'GET', before = {}, headers = {} } = given;
  const page = { path: target } as Page;
  const render = jest.fn<Promise<Rendering>, Parameters<Pages['render']>>(
    given.render ?? (() => Promise.resolve(ready())),
  );
  const make = jest.fn<ReturnType<Pages['make']>, Parameters<Pages['make']>>(
    given.make ?? (() => Promise.resolve(found ? madePage({ page, body: HTML, headers: HEADERS }) : undefined)),
  );
  const pages: Pages = {
    render,
    make,
    renew: () => Promise.resolve(),
    find: () => Promise.resolve(found ? page : undefined),
    keyOf: (request) => pageKey(request, offering({ countries: ['de'] })),
  };
  const setHeaders: RequestHandler = (_req, res, next) => {
    res.locals.nonce = 'nonce';
    res.set(before);
    next();
  };
  const answer = await withBareApp([setHeaders, createRenderPage({ pages, cached })], { site: sites.main }, (server) =>
    server.request(target, { method, headers }),
  );
  return { ...answer, render, make };
}

/** A page of which a part never comes. */
const makeLate: Pages['make'] = () =>
  Promise.resolve({ page: { path: '/about' } as Page, whole: new Promise<never>(() => undefined) });

const fail = () => Promise.reject(new Error('late part'));

/** @returns how the middleware ends whose visitor leaves as soon as `asked` says so */
async function leaveOnce(
  asked: Promise<unknown>,
  given: { readonly pages: Pages; readonly target?: string; readonly onLeft?: () => void },
): Promise<unknown> {
  const { pages, target = '/thank-you', onLeft = () => undefined } = given;
  const renderPage = createRenderPage({ pages, cached: true });
  const outcome = Promise.withResolvers<unknown>();
  const handler: RequestHandler = (req, res, next) => {
    res.once('close', onLeft);
    Promise.resolve(renderPage(req, res, next)).then(outcome.resolve, outcome.reject);
  };
  return withBareApp([handler], { site: sites.main }, async ({ origin }) => {
    const visitor = get(origin + target, { agent: false });
    visitor.on('error', () => undefined);
    await asked;
    visitor.destroy();
    return outcome.promise;
  });
}

test('a page is HTML that everybody may have, as the cache will keep it', async () => {
  const { status, headers, body, render } = await answerTo('/about');
  expect([status, body]).toEqual([200, HTML]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-length': String(HTML.length),
    'x-cache': 'MISS',
  });
  expect(headers.etag).toMatch(/^W\/"/);
  expect(headers['server-timing']).toMatch(/shell;dur=/);
  expect(render).not.toHaveBeenCalled();
});

test('a visitor who has it already is told so', async () => {
  const { headers } = await answerTo('/about');
  const again = await answerTo('/about', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('where a part is late, the page streams to this visitor alone, since it carries a nonce', async () => {
  const { headers, body, render } = await answerTo('/about', { make: makeLate });
  expect(body).toBe(HTML);
  expect([headers['x-cache'], headers['cache-control'], headers.etag]).toEqual(['MISS', 'no-store', undefined]);
  expect(render.mock.calls.map(([, page, { nonce, as }]) => [page.path, nonce, as])).toEqual([
    ['/about', 'nonce', 'page'],
  ]);
});

test('where a part fails, the page streams too, and what failed is left out', async () => {
  const make: Pages['make'] = () => Promise.resolve({ page: { path: '/about' } as Page, whole: fail() });
  expect(await answerTo('/about', { make })).toMatchObject({ status: 200, body: HTML });
});

test('a robot, which runs no script, gets the late part too', async () => {
  const whole = delay(150).then(() => madePage({ body: 'whole' }).whole);
  const { body, render } = await answerTo('/about', {
    make: () => Promise.resolve({ page: {} as Page, whole }),
    headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  });
  expect(body).toBe('whole');
  expect(render).not.toHaveBeenCalled();
});

test('so it does of a page that is its own alone: nothing is sent before all of it is there', async () => {
  const complete = Promise.withResolvers<void>();
  const pipe = jest.fn(ready().pipe);
  const answer = answerTo('/about', {
    cached: false,
    render: () => Promise.resolve({ ...ready(), complete: complete.promise, pipe }),
    headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  });
  await delay(3 * GRACE);
  expect(pipe).not.toHaveBeenCalled();
  complete.resolve();
  expect((await answer).body).toBe(HTML);
});

test('what a query chooses comes behind the pages', async () => {
  const asOf = async (target: string) => (await answerTo(target, { make: makeLate })).render.mock.calls[0]?.[2].as;
  expect([await asOf('/pricing'), await asOf('/pricing?country=de'), await asOf('/pricing?q=a')]).toEqual([
    'page',
    'view',
    'view',
  ]);
});

test('the render of a visitor who has left is told so', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<AbortSignal>();
  const pages = {
    find: () => Promise.resolve({} as Page),
    keyOf: () => undefined,
    render: (_request: unknown, _page: unknown, { signal }: Parameters<Pages['render']>[2]) => {
      resolve(signal!);
      return new Promise<never>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    },
  } as unknown as Pages;
  await withBareApp([createRenderPage({ pages, cached: true })], { site: sites.main }, async ({ origin }) => {
    const visitor = get(`${origin}/thank-you`, { agent: false });
    visitor.on('error', () => undefined);
    const signal = await asked;
    visitor.destroy();
    await waitUntil(() => signal.aborted);
  });
});

test.each([
  ['is ready all the same', (rendering: Rendering) => Promise.resolve(rendering)],
  ['fails by that', () => Promise.reject(new Error('aborted'))],
])('a render whose visitor has left, and that %s, is neither sent nor an error', async (_how, end) => {
  const { promise: asked, resolve } = Promise.withResolvers<AbortSignal>();
  const pipe = jest.fn(ready().pipe);
  const pages = {
    find: () => Promise.resolve({} as Page),
    keyOf: () => undefined,
    render: async (_request: unknown, _page: unknown, { signal }: Parameters<Pages['render']>[2]) => {
      resolve(signal!);
      await new Promise((left) => signal?.addEventListener('abort', left));
      return end({ ...ready(), pipe });
    },
  } as unknown as Pages;
  await expect(leaveOnce(asked, { pages })).resolves.toBeUndefined();
  expect(pipe).not.toHaveBeenCalled();
});

test.each([
  ['found', '/thank-you', { find: (left: Promise<void>) => left.then(() => ({})) }],
  ['waited for', '/about', { make: (left: Promise<void>) => Promise.resolve({ page: {}, whole: left.then(fail) }) }],
])('nothing is rendered for a visitor who has left while the page was %s', async (_when, target, way) => {
  const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [[name, wait]] = Object.entries(way) as [[string, (left: Promise<void>) => Promise<unknown>]];
  const render = jest.fn();
  const pages = {
    [name]: () => {
      asked.resolve();
      return wait(left.promise);
    },
    keyOf: () => (name === 'make' ? { id: target, space: 'pages' } : undefined),
    render,
  } as unknown as Pages;
  await expect(leaveOnce(asked.promise, { pages, target, onLeft: left.resolve })).resolves.toBeUndefined();
  expect(render).not.toHaveBeenCalled();
});

test('a render that streams is ended once when its visitor leaves', async () => {
  const piped = Promise.withResolvers<void>();
  const complete = Promise.withResolvers<void>();
  const abort = jest.fn();
  const rendering: Rendering = {
    shell: Promise.resolve(),
    complete: complete.promise,
    pipe: (sink) => {
      (sink as unknown as Writable).write('<p>shell</p>');
      piped.resolve();
      return sink;
    },
    abort,
  };
  const pages = {
    find: () => Promise.resolve({} as Page),
    keyOf: () => undefined,
    render: (_request: unknown, _page: unknown, { signal }: Parameters<Pages['render']>[2]) => {
      signal?.addEventListener('abort', abort);
      return Promise.resolve(rendering);
    },
  } as unknown as Pages;
  await withBareApp([createRenderPage({ pages, cached: true })], { site: sites.main }, async ({ origin }) => {
    const visitor = get(`${origin}/thank-you`, { agent: false });
    visitor.on('error', () => undefined);
    await piped.promise;
    visitor.destroy();
    await waitUntil(() => abort.mock.calls.length > 0);
    await delay(50);
    expect(abort).toHaveBeenCalledTimes(1);
  });
});

test('without cache every page is rendered for itself, and nothing is kept', async () => {
  const { headers, make } = await answerTo('/about', { cached: false });
  expect(headers['x-cache']).toBe('BYPASS');
  expect(make).not.toHaveBeenCalled();
});

test('a page of one visitor is rendered for itself, and nothing of it is kept', async () => {
  const { headers, make } = await answerTo('/thank-you?ref=K7QM-2X9D');
  expect([headers['x-cache'], headers['cache-control']]).toEqual(['BYPASS', 'no-store']);
  expect(make).not.toHaveBeenCalled();
});

test.each(['/about', '/thank-you?ref=K7QM-2X9D'])(
  '%s, which does not exist, is the next one’s matter',
  async (target) => {
    const { body, headers, render } = await answerTo(target, { found: false });
    expect([body, headers['x-cache'], headers['cache-control']]).toEqual(['{"next":true}', undefined, undefined]);
    expect(render).not.toHaveBeenCalled();
  },
);

test.each(['POST', 'PUT', 'DELETE'])('%s renders nothing', async (method) => {
  expect((await answerTo('/about', { method })).body).toBe('{"next":true}');
});

test('HEAD has the status and headers of GET', async () => {
  expect(await answerTo('/about', { method: 'HEAD' })).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
});

test.each([
  ['cannot be made', '/about', { make: () => Promise.reject(new Error('broken')) }],
  ['cannot be rendered', '/thank-you?ref=K7QM-2X9D', { render: () => Promise.reject(new Error('broken')) }],
  [
    'has a broken shell',
    '/thank-you?ref=K7QM-2X9D',
    { render: () => Promise.resolve({ ...ready(), shell: Promise.reject(new Error('broken')) }) },
  ],
])('a page that %s is an error', async (_name, target, given) => {
  expect((await answerTo(target, given)).status).toBe(500);
});
