import { createAdminApp } from '#src/server/createAdminApp.ts';
import { serve } from '#tests/support/serve.ts';

async function call(target: string, method = 'POST') {
  const purged: (readonly string[])[] = [];
  const server = await serve(createAdminApp({ purge: (tags) => purged.push(tags) }, { ready: false }));
  const answer = await server.request(target, { method });
  await server.close();
  return { ...answer, purged };
}

test.each([
  ['/purge?tag=page:/pricing', ['page:/pricing']],
  ['/purge?tag=page%3A%2Fpricing', ['page:/pricing']],
  ['/purge', ['all']],
  ['/purge?tag=', ['all']],
  ['/purge?tag=a&tag=b', ['all']],
])('POST %s drops %j', async (target, tags) => {
  expect(await call(target)).toMatchObject({ status: 204, purged: [tags] });
});

test('a mere look drops nothing', async () => {
  expect(await call('/purge', 'GET')).toMatchObject({ status: 404, purged: [] });
});

test('it answers the checks too', async () => {
  expect((await call('/readyz', 'GET')).status).toBe(503);
  expect((await call('/healthz', 'GET')).status).toBe(200);
});

test('it does not say what it runs on', async () => {
  expect((await call('/healthz', 'GET')).headers).not.toHaveProperty('x-powered-by');
});
