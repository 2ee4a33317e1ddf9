import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHealth } from '#src/server/endpoints/health.ts';
import { withBareApp } from '#tests/support/bareApp.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';

const withHealth = <Result>(ready: boolean, body: Parameters<typeof withBareApp<Result>>[2]) =>
  withBareApp([createHealth({ ready })], {}, body);

test.each([
  ['/healthz', true, 200, 'ok'],
  ['/readyz', true, 200, 'ok'],
  ['/healthz', false, 200, 'ok'],
  ['/readyz', false, 503, 'draining'],
])('%s of a process that is ready: %s answers %d', async (target, ready, status, words) => {
  await withHealth(ready, async (server) => {
    const answer = await server.request(target);
    expect([answer.status, answer.body]).toEqual([status, words]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await server.request(target, { method: 'HEAD' })).toMatchObject({ status, body: '' });
    expect((await server.request(target, { headers: { Host: 'any.host:1' } })).status).toBe(status);
    expect(await server.raw(`GET ${target} HTTP/1.0\r\n\r\n`)).toContain(` ${String(status)} `);
  });
});

test('readiness is read anew each time', async () => {
  const readiness = { ready: true };
  await withBareApp([createHealth(readiness)], {}, async (server) => {
    expect((await server.request('/readyz')).status).toBe(200);
    readiness.ready = false;
    expect((await server.request('/readyz')).status).toBe(503);
  });
});

test.each(['/healthz/', '/HEALTHZ', '/healthz/x', '/readyz/', '/Readyz'])(
  '%s is not the check: paths are strict',
  async (target) => {
    await withHealth(true, async (server) => {
      expect((await server.request(target)).body).toBe('{"next":true}');
    });
  },
);

test('a check is answered in less than 50 ms', async () => {
  await withHealth(true, async (server) => {
    await server.request('/healthz');
    const worked = startCpuClock();
    await server.request('/healthz');
    expect(worked()).toBeLessThan(50);
  });
});

test.each([
  ['127.0.0.1', 0],
  ['', 0],
  ['127.0.0.2', 1],
])(
  'the check of the image asks the address that the server is bound to: with HOST=%j it ends with %d',
  async (HOST, code) => {
    const [, words = '[]'] = /^HEALTHCHECK [^]*?CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    const [, ...args] = JSON.parse(words) as string[];
    const server = createServer((req, res) => res.writeHead(req.url === '/healthz' ? 200 : 404).end()).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const check = spawn(process.execPath, args, {
      env: { ...process.env, HOST, PORT: String(port) },
      stdio: 'inherit',
    });
    expect(await once(check, 'exit')).toEqual([code, null]);
    server.close();
  },
);
