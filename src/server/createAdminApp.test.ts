import { createAdminApp } from '#src/server/createAdminApp.ts';
import { createLeadCounters } from '#src/forms/server/keeping/leadsCounters.ts';
import { createMetrics } from '#src/server/boot/metrics.ts';
import { serve } from '#tests/support/serve.ts';

const backlog = () => Promise.resolve({ pending: 0, quarantined: 0, dead: 0, oldestAge: 0, full: 0 });

async function call(target: string, method = 'POST', headers: Record<string, string> = {}) {
  const purged: (readonly string[])[] = [];
  const server = await serve(
    createAdminApp({
      cache: { purge: (tags) => purged.push(tags) },
      readiness: { ready: false },
      metrics: createMetrics({ totals: createLeadCounters().totals, backlog }, [], false),
    }),
  );
  const answer = await server.request(target, { method, headers });
  await server.close();
  return { ...answer, purged };
}

test.each([
  ['/purge?tag=page:/pricing', ['page:/pricing']],
  ['/purge?tag=page%3A%2Fpricing', ['page:/pricing']],
  ['/purge?tag=page:/', ['page:/']],
  ['/purge', ['all']],
  ['/purge?tag=posts&tag=prices', ['posts', 'prices']],
  ['/purge?tag=below:/blog&tag=all', ['below:/blog', 'all']],
  ['/purge?tag=page:/pricing&tag=posts', ['page:/pricing', 'posts']],
])('POST %s drops %j', async (target, tags) => {
  expect(await call(target)).toMatchObject({ status: 204, purged: [tags] });
});

test.each([
  '/purge?tag=',
  '/purge?tag=posts&tag=',
  '/purge?tags=posts',
  '/purge?tag=two words',
  '/purge?tag[]=posts',
  '/purge?tag=pots',
  '/purge?tag=page:pricing',
  '/purge?tag=page',
  '/purge?tag=page:/pricing/',
  '/purge?tag=page:/es/pricing',
  '/purge?tag=below:/pt',
])('POST %s, a slip, drops nothing', async (target) => {
  expect(await call(encodeURI(target))).toMatchObject({ status: 400, purged: [] });
});

test('a tag in a body, which nobody reads, does not drop everything', async () => {
  const refused = await call('/purge', 'POST', { 'Transfer-Encoding': 'chunked' });
  expect(refused).toMatchObject({ status: 400, purged: [] });
  expect(refused.body).toContain('?tag=page:/pricing');
});

test.each([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://127.0.0.1' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-origin' },
] as Record<string, string>[])('a post of a browser, with %j, drops nothing', async (headers) => {
  expect(await call('/purge', 'POST', headers)).toMatchObject({ status: 403, purged: [] });
});

test('a mere look drops nothing', async () => {
  expect(await call('/purge', 'GET')).toMatchObject({ status: 404, purged: [] });
});

test('it answers the checks too', async () => {
  expect((await call('/readyz', 'GET')).status).toBe(503);
  expect((await call('/healthz', 'GET')).status).toBe(200);
});

test('its numbers are in the format that Prometheus reads', async () => {
  const { status, headers, body } = await call('/metrics', 'GET');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(body).toContain('leads_waiting{state="pending"} 0\n');
});

test('it does not say what it runs on', async () => {
  expect((await call('/healthz', 'GET')).headers).not.toHaveProperty('x-powered-by');
});
