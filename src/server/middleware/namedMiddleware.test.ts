import type { RequestHandler } from 'express';
import type { RouteDefinition } from '#src/app/RouteDefinition.ts';
import { createNamedMiddleware } from '#src/server/middleware/namedMiddleware.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const ran: string[] = [];
const note =
  (name: string): RequestHandler =>
  (_req, _res, next) => {
    ran.push(name);
    next();
  };
const registry: Record<string, RequestHandler> = {
  first: note('first'),
  second: note('second'),
  late: (_req, _res, next) => {
    setImmediate(() => {
      ran.push('late');
      next();
    });
  },
  fails: (_req, _res, next) => {
    next(new Error('refused'));
  },
  throws: () => {
    throw new Error('thrown');
  },
  rejects: () => Promise.reject(new Error('rejected')),
  answers: (_req, res) => {
    res.send('answered');
  },
};

/** With names that the type check would refuse in the table: a route may be cast, or its registry be cut. */
const run = (names: readonly string[] | undefined) => {
  ran.length = 0;
  const middleware = names as RouteDefinition['middleware'];
  const match = middleware ? { route: { path: '/x', middleware }, params: {} } : undefined;
  return withBareApp([createNamedMiddleware(registry)], { locals: { match } }, (server) => server.request('/x'));
};

test('the named ones run in the page’s order, each when the one before has handed on', async () => {
  expect((await run(['late', 'second', 'first'])).status).toBe(200);
  expect(ran).toEqual(['late', 'second', 'first']);
});

test.each([undefined, []])('a page that names %p is handed on', async (names) => {
  expect((await run(names)).body).toBe('{"next":true}');
});

test.each(['nothing', 'toString', '__proto__', 'constructor', ''])(
  'the unknown name %j is 500, in these words',
  async (name) => {
    const { status, body } = await run(['first', name, 'second']);
    expect([status, JSON.parse(body)]).toEqual([
      500,
      { code: 'unknownMiddleware', message: `Unknown middleware ${name}` },
    ]);
    expect(ran).toEqual(['first']);
  },
);

test('one that answers ends the chain', async () => {
  expect((await run(['answers', 'first'])).body).toBe('answered');
  expect(ran).toEqual([]);
});

test.each([
  ['fails', 'refused'],
  ['throws', 'thrown'],
])('one that %s ends in the error page', async (name, message) => {
  const { status, body } = await run([name, 'first']);
  expect([status, (JSON.parse(body) as { message: string }).message]).toEqual([500, message]);
  expect(ran).toEqual([]);
});

test('one that fails asynchronously ends in the error page too: not in a hanging visitor and a dead process', async () => {
  expect((await run(['rejects'])).status).toBe(500);
});
