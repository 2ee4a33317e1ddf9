import type { RequestHandler } from 'express';
import { sites } from '#config/sites.ts';
import { createRequestLog } from '#src/server/middleware/requestLog.ts';
import { localsOf, recordingLogger, withBareApp } from '#tests/support/bareApp.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

const EMAIL = 'planted@example.com';
const readLocals: RequestHandler = (req, res, next) => {
  Object.assign(res.locals, localsOf(req.url, sites.main));
  next();
};

async function linesOf(target: string, answer: RequestHandler, headers: Record<string, string> = {}) {
  const { logger, lines } = recordingLogger();
  const result = await withBareApp([createRequestLog(logger), readLocals, answer], {}, (server) =>
    server.request(target, { headers }),
  );
  return { result, lines, line: JSON.parse(lines[0] ?? '{}') as Record<string, unknown> };
}

const ok: RequestHandler = (_req, res) => {
  res.set('X-Cache', 'HIT').send('ok');
};

test('one line a request says what was asked for and how it went', async () => {
  const { line, lines, result } = await linesOf('/es/blog/some-post', ok);
  expect(lines).toHaveLength(1);
  expect(line).toMatchObject({
    level: 30,
    method: 'GET',
    site: 'main',
    route: '/blog/:blogPost',
    status: 200,
    cache: 'HIT',
  });
  expect(line.ms).toEqual(expect.any(Number));
  expect(line).not.toHaveProperty('aborted');
  expect(line.requestId).toBe(result.headers['x-request-id']);
});

test('every request has an id of its own; the visitor’s is not taken over', async () => {
  const headers = { 'X-Request-Id': 'chosen-by-visitor' };
  const ids = [await linesOf('/', ok, headers), await linesOf('/', ok, headers)].map(({ line }) => line.requestId);
  expect(new Set([...ids, 'chosen-by-visitor']).size).toBe(3);
});

test.each([
  `/blog/${EMAIL}`,
  `/about?email=${EMAIL}`,
  `/${EMAIL}/x`,
  '/blog/planted%40example.com?x=planted%40example.com',
])('an address planted in %s and in every header is in no log', async (target) => {
  const headers = {
    'User-Agent': EMAIL,
    Referer: `https://x/${EMAIL}`,
    Cookie: `a=${EMAIL}`,
    'X-Forwarded-For': EMAIL,
    Authorization: EMAIL,
  };
  const { lines } = await linesOf(target, ok, headers);
  expect(lines).toHaveLength(1);
  expect(lines.join('')).not.toMatch(/planted|example\.com|127\.0\.0\.1|::1/);
});

test('a failure of ours is logged as an error, one of the visitor is not', async () => {
  const failing =
    (status: number): RequestHandler =>
    (_req, res) => {
      res.status(status).end();
    };
  expect((await linesOf('/', failing(503))).line).toMatchObject({ level: 50, status: 503 });
  expect((await linesOf('/', failing(404))).line).toMatchObject({ level: 30, status: 404 });
});

test('a health check is for whoever debugs, even the 503 of a server that drains', async () => {
  const draining: RequestHandler = (_req, res) => {
    res.locals.probe = true;
    res.status(503).end();
  };
  expect((await linesOf('/readyz', draining)).line).toMatchObject({ level: 20, msg: 'probe', status: 503 });
});

test('a request that fails before its site is known is logged too', async () => {
  const { logger, lines } = recordingLogger();
  const refuse: RequestHandler = (_req, res) => {
    res.status(400).end();
  };
  await withBareApp([createRequestLog(logger), refuse], {}, (server) => server.request('/%zz'));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 400 });
});

test('a visitor who leaves before the end is logged as such', async () => {
  const { logger, lines } = recordingLogger();
  const cut: RequestHandler = (_req, res) => {
    res.write('half');
    setTimeout(() => res.destroy(), 10);
  };
  await withBareApp([createRequestLog(logger), cut], {}, (server) => server.request('/').catch(() => undefined));
  await waitUntil(() => lines.length > 0);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ aborted: true });
});
