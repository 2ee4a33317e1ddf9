import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '#tests/support/serve.ts';
import { startSite } from '#tests/support/startSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** The process as operators see it: how it starts, says what is wrong, and ends. */

const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'lifecycle-'));
afterAll(() => rmSync(dataDirectory, { recursive: true }));

const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['dist/server.js'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ADMIN_PORT: '0', DATA_DIR: dataDirectory, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });

test('a wrong environment prints every problem and exits with 1', () => {
  const { status, stderr } = run({
    PORT: 'eighty',
    TRUST_PROXY: 'true',
    CMS_ORIGIN: 'ftp://x',
    SITE: 'mars',
    PAGE_TTL: '-1',
  });
  expect(status).toBe(1);
  for (const name of ['PORT', 'TRUST_PROXY', 'CMS_ORIGIN', 'SITE', 'PAGE_TTL']) expect(stderr).toContain(`${name}=`);
});

test('a port in use says so and exits with 1', async () => {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ends = [
    run({ PORT: String(port) }),
    run({ PORT: '0', ADMIN_PORT: String(port) }),
    run({ PORT: '3001', ADMIN_PORT: '' }),
  ];
  server.close();
  expect(ends.map(({ status }) => status)).toEqual([1, 1, 1]);
  expect(ends.map(({ stderr }) => stderr)).toEqual([
    expect.stringContaining(`PORT=${String(port)}: the port is in use`),
    expect.stringContaining(`ADMIN_PORT=${String(port)}: the port is in use`),
    expect.stringContaining('PORT and ADMIN_PORT are both 3001'),
  ]);
});

test('content that cannot be read says so and exits with 1', () => {
  const { status, stderr } = run({ PORT: '0', CONTENT_DIR: '/no/such/folder' });
  expect(status).toBe(1);
  expect(stderr).toContain('/no/such/folder');
});

test('SIGTERM under load: not ready at once, no request lost, exit 0 within the grace', async () => {
  // A fifth of it is the time in which a balancer notices: long enough for a busy machine.
  const grace = 25_000;
  const site = await startSite({ SHUTDOWN_GRACE_MS: String(grace) });
  const outcomes: string[] = [];
  let balanced = true;
  const paths = ['/', '/es', '/platform/voice', '/blog'];
  // What is asked for below is kept by then: where pages are still to be made, a busy machine takes all of that fifth.
  for (const path of [...paths, '/contacts']) await ask(site.port, path, { headers: { Host: 'localhost' } });
  const clients = Array.from({ length: 8 }, async (_, client) => {
    for (let turn = 0; balanced; turn += 1) {
      const result = await ask(site.port, paths[(client + turn) % paths.length]!, {
        headers: { Host: 'localhost' },
      }).then(
        ({ status, body }) => (status === 200 && body.endsWith('</html>') ? 'ok' : `bad ${String(status)}`),
        (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'error',
      );
      outcomes.push(result);
    }
  });
  await waitUntil(() => outcomes.length > 50);
  const before = outcomes.length;
  const signalled = performance.now();
  // At a terminal it comes twice: from there, and from `npm start`.
  const ended = Promise.all([site.stop('SIGTERM'), site.stop('SIGTERM')]);
  await delay(50);
  expect((await ask(site.port, '/readyz')).status).toBe(503);
  expect((await ask(site.port, '/healthz')).status).toBe(200);
  expect((await ask(site.port, '/contacts', { headers: { Host: 'localhost' } })).headers.connection).toBe('close');
  // As a balancer does: a while after it has seen that the server is not ready, it sends no more.
  await delay(300);
  balanced = false;
  await Promise.all(clients);
  expect(await ended).toEqual([0, 0]);
  expect(performance.now() - signalled).toBeLessThan(grace);
  expect(outcomes.filter((result) => result !== 'ok')).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(before);
});

test('the admin port answers health and drops pages', async () => {
  const site = await startSite({ ADMIN_PORT: '39471', SHUTDOWN_GRACE_MS: '2000', PAGE_TTL: '3600' });
  const state = async () => (await ask(site.port, '/contacts', { headers: { Host: 'localhost' } })).headers['x-cache'];
  await state();
  while ((await state()) !== 'HIT') await delay(25);
  expect((await ask(39_471, '/readyz')).status).toBe(200);
  expect((await ask(39_471, '/purge', { method: 'POST' })).status).toBe(204);
  expect(await state()).toBe('MISS');
  expect(await site.stop()).toBe(0);
});

test('strict hosts: 421 for a stranger', async () => {
  const site = await startSite({ STRICT_HOSTS: 'true', SHUTDOWN_GRACE_MS: '500' });
  expect((await ask(site.port, '/contacts', { headers: { Host: 'stranger.example' } })).status).toBe(421);
  expect((await ask(site.port, '/contacts', { headers: { Host: 'localhost' } })).status).toBe(200);
  await site.stop();
});
