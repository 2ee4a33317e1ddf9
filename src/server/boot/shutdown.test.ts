import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import express from 'express';
import { createHealth } from '#src/server/endpoints/health.ts';
import { listen } from '#src/server/boot/listen.ts';
import { createCloseWhenDraining } from '#src/server/middleware/closeWhenDraining.ts';
import { shutDown } from '#src/server/boot/shutdown.ts';
import { recordingLogger } from '#tests/support/bareApp.ts';
import { ask } from '#tests/support/serve.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';
import { expectWithin } from '#tests/support/slowdown.ts';

async function startSite(grace: number, slow: RequestListener) {
  const readiness = { ready: true };
  const app = express();
  app.use(createCloseWhenDraining(readiness));
  app.use(createHealth(readiness));
  app.get('/slow', slow);
  app.get('/quick', (_req, res) => {
    res.send('quick');
  });
  const server = await listen(app, 0, '127.0.0.1');
  const { logger, lines } = recordingLogger();
  const closed: string[] = [];
  const remaining: number[] = [];
  const close = (left: number) => {
    closed.push('services');
    remaining.push(left);
    return Promise.resolve();
  };
  const start = performance.now();
  return {
    port: (server.address() as AddressInfo).port,
    server,
    lines,
    closed,
    remaining,
    stop: () => shutDown({ servers: [server], readiness, grace, close, logger }),
    elapsed: () => performance.now() - start,
  };
}

/** Answers after so long, in two pieces. */
const slowly =
  (milliseconds: number): RequestListener =>
  (_req, res) => {
    res.write('first ');
    setTimeout(() => res.end('last'), milliseconds);
  };

test('a request under way is finished, and only then are the services closed', async () => {
  const site = await startSite(3000, slowly(900));
  const answer = ask(site.port, '/slow');
  await delay(30);
  const stopped = site.stop();
  await delay(750);
  expect(site.closed).toEqual([]);
  expect((await answer).body).toBe('first last');
  await stopped;
  expect(site.closed).toEqual(['services']);
  expect(site.lines.join('')).not.toContain('cutting');
});

test('readiness fails at once while liveness and pages go on, so that the balancer can look away', async () => {
  const site = await startSite(2500, slowly(10));
  const stopped = site.stop();
  const statuses = await Promise.all(
    ['/readyz', '/healthz', '/quick'].map(async (path) => (await ask(site.port, path)).status),
  );
  expect(statuses).toEqual([503, 200, 200]);
  await stopped;
});

test('a connection that was opened ahead, and by which nothing has come, keeps nobody waiting', async () => {
  const site = await startSite(4000, slowly(10));
  const ahead = connect(site.port, '127.0.0.1');
  await once(ahead, 'connect');
  const ended = once(ahead, 'close');
  await site.stop();
  await ended;
  expectWithin(site.elapsed(), 2000);
  expect(site.lines.join('')).not.toContain('cutting');
});

test('behind the notice nobody new is let in', async () => {
  const site = await startSite(1500, slowly(10));
  await site.stop();
  await expect(ask(site.port, '/quick')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('an idle connection that is kept alive does not hold the end up', async () => {
  const site = await startSite(4000, slowly(10));
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(get({ port: site.port, path: '/quick', agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  const start = performance.now();
  await site.stop();
  expectWithin(performance.now() - start, 4000 * 0.2 + 500);
  agent.destroy();
});

test('a request that never ends is cut before the grace is over', async () => {
  const site = await startSite(1200, (_req, res) => {
    res.write('first ');
  });
  const answer = ask(site.port, '/slow');
  answer.catch(() => undefined);
  await delay(30);
  const start = performance.now();
  await site.stop();
  expectWithin(performance.now() - start, 1200);
  await expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(site.closed).toEqual(['services']);
  expect(site.remaining).toEqual([0]);
  expect(site.lines.join('')).toContain('cutting');
});

test('who is answered while the server drains is told to close the connection, so that the next request goes elsewhere', async () => {
  const site = await startSite(2000, slowly(10));
  const agent = new Agent({ keepAlive: true });
  const headersOf = async () => {
    const [response] = (await once(get({ port: site.port, path: '/quick', agent }), 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response.headers.connection;
  };
  expect(await headersOf()).toBe('keep-alive');
  const stopped = site.stop();
  expect(await headersOf()).toBe('close');
  agent.destroy();
  await stopped;
});

test('several servers end together', async () => {
  const [first, second] = [await startSite(1000, slowly(10)), await startSite(1000, slowly(10))];
  const { logger } = recordingLogger();
  await shutDown({
    servers: [first.server, second.server],
    readiness: { ready: true },
    grace: 1000,
    close: () => Promise.resolve(),
    logger,
  });
  await waitUntil(() => !first.server.listening && !second.server.listening);
});

test('what is left of the grace is for the services: deliveries under way may end in it', async () => {
  const site = await startSite(2000, slowly(10));
  await site.stop();
  const [left = 0] = site.remaining;
  expect(left).toBeGreaterThan(600);
  expect(left).toBeLessThan(2000 * 0.8 - 500 + 1);
});

test('a service that never ends does not keep the process: all is over within the grace', async () => {
  const site = await startSite(1000, slowly(10));
  const { logger, lines } = recordingLogger();
  const start = performance.now();
  const readiness = { ready: true };
  const never = new Promise<void>(() => undefined);
  expect(await shutDown({ servers: [site.server], readiness, grace: 1000, close: () => never, logger })).toBe(false);
  expectWithin(performance.now() - start, 1000);
  expect(lines.join('')).toContain('does not end');
});
