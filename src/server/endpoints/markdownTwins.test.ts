import { gzipSync } from 'node:zlib';
import { sites } from '#config/sites.ts';
import { createMarkdownTwins } from '#src/server/endpoints/markdownTwins.ts';
import type { PageKey } from '#src/server/render/pageKey.ts';
import type { PageRequest } from '#src/server/render/Pages.ts';
import type { FoundPage } from '#src/server/render/pageCache.ts';
import type { RenderGate } from '#src/server/render/renderGate.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const htmlOf = (title: string) =>
  `<!doctype html><head><link rel="canonical" href="https://orvandel.example/about"></head><main><h1>${title}</h1></main>`;
const bodiesOf = (html: string) => ({ gzip: gzipSync(html) });
const keptPage = (html: string, etag: string) =>
  ({ page: { etag, headers: {}, bodies: bodiesOf(html) }, fresh: true }) as unknown as FoundPage;

/** Pages of which `/about` alone is there, and a cache that holds what `kept` says. */
function createParts(kept: { found?: FoundPage } = {}) {
  const made: string[] = [];
  const renewed: string[] = [];
  const pages = {
    renew({ id }: PageKey) {
      renewed.push(id);
      return Promise.resolve();
    },
    keyOf: ({ address }: PageRequest): PageKey => ({ id: `${address.locale} ${address.path}`, space: 'pages' }),
    make(key: PageKey, { address }: PageRequest) {
      made.push(`${key.id}${address.search}`);
      if (address.path !== '/about' && address.path !== '/') return Promise.resolve(undefined);
      const body = Buffer.from(htmlOf(`Made ${address.locale}`));
      return Promise.resolve({
        page: {} as never,
        whole: Promise.resolve({ body, etag: 'W/"made"', headers: {}, tags: [] }),
      });
    },
  };
  const cache = { get: () => kept.found, recall: () => Promise.resolve(undefined) };
  const passed: string[] = [];
  const gate: RenderGate = {
    pass(task, { as }) {
      passed.push(as);
      return task();
    },
  };
  return { made, renewed, passed, handlers: [createMarkdownTwins({ pages, cache, gate })] };
}

const ask = (parts: ReturnType<typeof createParts>, target: string, headers = {}) =>
  withBareApp(parts.handlers, { site: sites.main }, (server) => server.request(target, { headers }));

test('the twin says what the page says, and names it as the one to show', async () => {
  const parts = createParts();
  const { status, headers, body } = await ask(parts, '/es/about.md?utm_source=x');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    link: '<https://orvandel.example/about>; rel="canonical"',
    'cache-control': 'public, max-age=60',
  });
  expect(body).toContain('# Made es\n');
  expect(parts.made).toEqual(['es /about']);
});

test('the home page has its twin at /index.md', async () => {
  expect((await ask(createParts(), '/index.md')).body).toContain('# Made en\n');
});

test('a page that is kept is not made again, and its twin is new when the page is', async () => {
  const kept = { found: keptPage(htmlOf('First'), 'W/"1"') };
  const parts = createParts(kept);
  expect((await ask(parts, '/about.md')).body).toContain('# First\n');
  kept.found = keptPage(htmlOf('Same tag, so not looked at'), 'W/"1"');
  const second = await ask(parts, '/about.md');
  expect(second.body).toContain('# First\n');
  expect((await ask(parts, '/about.md', { 'if-none-match': second.headers.etag })).status).toBe(304);
  kept.found = keptPage(htmlOf('Second'), 'W/"2"');
  expect((await ask(parts, '/about.md')).body).toContain('# Second\n');
  expect(parts.made).toEqual([]);
});

test('a twin waits for its turn, as a render does, and is written once for all who ask meanwhile', async () => {
  const parts = createParts({ found: keptPage(htmlOf('Kept'), 'W/"1"') });
  await withBareApp(parts.handlers, { site: sites.main }, async (server) => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.request('/about.md')));
    for (const { body } of answers) expect(body).toContain('# Kept\n');
    await server.request('/about.md');
  });
  expect(parts.passed).toEqual(['twin']);
});

test('the twin of a page that has grown old has it made anew, as the page does', async () => {
  const parts = createParts({ found: { ...keptPage(htmlOf('Old'), 'W/"1"'), fresh: false } });
  expect((await ask(parts, '/about.md')).body).toContain('# Old\n');
  expect(parts.renewed).toEqual(['en /about']);
});

test.each(['/deepgram.md', '/no-such-page.md', '/about.MD', '/about.md/', '/.md'])(
  '%s is somebody else’s address',
  async (target) => {
    expect((await ask(createParts(), target)).body).toBe('{"next":true}');
  },
);
