import type { RequestHandler } from 'express';
import type { Writable } from 'node:stream';
import { sites } from '#config/sites.ts';
import { createRenderPage } from '#src/server/middleware/renderPage.ts';
import type { Pages } from '#src/server/render/createPages.ts';
import type { Rendering } from '#src/server/render/createRenderer.tsx';
import type { Page } from '#src/shared/page.ts';
import { withBareApp } from '#tests/support/bareApp.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

const HTML = '<!DOCTYPE html><p>page</p>';
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
  readonly render?: () => Promise<Rendering>;
  readonly method?: string;
  readonly before?: Readonly<Record<string, string>>;
}

async function answerTo(
  target: string,
  { cached = true, found = true, render = () => Promise.resolve(ready()), method = 'GET', before = {} }: Given = {},
) {
  const fill = jest.fn<Promise<void>, Parameters<Pages['fill']>>(() => Promise.resolve());
  const pages: Pages = { find: () => Promise.resolve(found ? ({ path: target } as Page) : undefined), render, fill };
  const setHeaders: RequestHandler = (_req, res, next) => {
    res.locals.nonce = 'nonce';
    res.set(before);
    next();
  };
  const answer = await withBareApp([setHeaders, createRenderPage({ pages, cached })], { site: sites.main }, (server) =>
    server.request(target, { method }),
  );
  return { ...answer, fill, stored: () => fill.mock.calls[0]?.[1] ?? {} };
}

test('a page is HTML that this visitor alone may keep, since it carries a nonce', async () => {
  const { status, headers, body } = await answerTo('/about');
  expect([status, body]).toEqual([200, HTML]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-cache': 'MISS',
  });
  expect(headers['server-timing']).toMatch(/shell;dur=/);
});

test('behind the answer the page is made for everybody, under headers that everybody may keep', async () => {
  const { fill, stored } = await answerTo('/about');
  await waitUntil(() => fill.mock.calls.length === 1);
  expect(stored()).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
  });
});

test.each([
  ['X-Request-Id', 'one'],
  ['X-Robots-Tag', 'noindex'],
  ['Vary', 'Cookie'],
  ['Set-Cookie', 'session=1'],
  ['Connection', 'close'],
])('%s of one answer is not kept for the others', async (name, value) => {
  const { fill, stored } = await answerTo('/about', { before: { [name]: value, 'Content-Security-Policy': 'policy' } });
  await waitUntil(() => fill.mock.calls.length === 1);
  expect(Object.keys(stored()).map((key) => key.toLowerCase())).not.toContain(name.toLowerCase());
  expect(stored()).toMatchObject({ 'content-security-policy': 'policy' });
});

test('without cache every page is rendered for itself, and nothing is kept', async () => {
  const { headers, fill } = await answerTo('/about', { cached: false });
  expect(headers['x-cache']).toBe('BYPASS');
  expect(fill).not.toHaveBeenCalled();
});

test('a page of one visitor is rendered for itself, and nothing of it is kept', async () => {
  const { headers, fill } = await answerTo('/thank-you?ref=K7QM-2X9D');
  expect([headers['x-cache'], headers['cache-control']]).toEqual(['BYPASS', 'no-store']);
  expect(fill).not.toHaveBeenCalled();
});

test('a page that does not exist is the next one’s matter', async () => {
  const { body, headers, fill } = await answerTo('/about', { found: false });
  expect([body, headers['x-cache'], headers['cache-control']]).toEqual(['{"next":true}', undefined, undefined]);
  expect(fill).not.toHaveBeenCalled();
});

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
  ['cannot be started', () => Promise.reject(new Error('broken'))],
  ['has a broken shell', () => Promise.resolve({ ...ready(), shell: Promise.reject(new Error('broken')) })],
])('a page that %s is an error, and nothing is kept', async (_name, render) => {
  const { status, fill } = await answerTo('/about', { render });
  expect(status).toBe(500);
  expect(fill).not.toHaveBeenCalled();
});
