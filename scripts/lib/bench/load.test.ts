import { serve } from '#tests/support/serve.ts';
import { measureSlowdown } from '#tests/support/slowdown.ts';
import { answerOf, readAnswer, startFloor } from './floors.ts';
import { runLoad } from './load.ts';

const BODY = 'a page, '.repeat(2000);
const load = (port: number) =>
  runLoad({ port, target: '/', headers: { host: 'localhost' }, connections: 4, seconds: 0.3 * measureSlowdown() });

test('a floor gives the same bytes and headers again, and the load counts what it answers', async () => {
  const site = await serve((_req, res) => {
    res.writeHead(200, { 'X-Own': 'own', Vary: 'Accept-Encoding', 'Content-Length': BODY.length }).end(BODY);
  });
  const answer = await readAnswer(site.port, '/');
  await site.close();
  for (const kind of ['http', 'express'] as const) {
    const floor = await startFloor(kind, { ...answer, maxRequests: 2 });
    expect(Buffer.from((await readAnswer(floor.port, '/')).body, 'base64').toString()).toBe(BODY);
    expect((await readAnswer(floor.port, '/')).headers).toEqual(answer.headers);
    const { answers, perSecond, p50, p99, failed } = await load(floor.port);
    // More than the connections may bring: those that the server closes are opened anew.
    expect(answers).toBeGreaterThan(8);
    expect(perSecond).toBeGreaterThan(8);
    expect(p99).toBeGreaterThanOrEqual(p50);
    expect(failed).toBe(0);
    await floor.stop();
  }
});

test('a server that refuses is not measured: it would be fast', async () => {
  const busy = await serve((_req, res) => {
    res.writeHead(503, { 'Content-Length': 0 }).end();
  });
  await expect(load(busy.port)).rejects.toThrow('answers to / failed, 0 were good');
  await busy.close();
});

test('what every server of Node writes by itself is no part of an answer, but how long a connection lasts', () => {
  const raw = ['Date', 'now', 'X-Own', '1', 'Connection', 'keep-alive', 'Keep-Alive', 'timeout=72, max=1000'];
  expect(answerOf(raw, Buffer.from('x'))).toEqual({
    headers: ['X-Own', '1'],
    body: 'eA==',
    keepAliveTimeout: 72_000,
    maxRequests: 1000,
  });
  expect(answerOf([], Buffer.alloc(0))).toMatchObject({ keepAliveTimeout: 0, maxRequests: 0 });
});
