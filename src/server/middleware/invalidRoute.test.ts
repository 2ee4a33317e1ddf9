import { sites } from '#config/sites.ts';
import { createInvalidRoute } from '#src/server/middleware/invalidRoute.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const askFor = (target: string, site = sites.main) =>
  withBareApp([createInvalidRoute()], { site }, (server) => server.request(target));

test.each([
  ['/frontend', '/frontend'],
  ['/frontend-app', '/frontend-app'],
  ['/frontendx/y', '/frontendx/y'],
  ['/es/frontend', '/es/frontend'],
  ['/es/frontendfoo', '/es/frontendfoo'],
  ['/pt/frontend/a?b=1', '/pt/frontend/a'],
  ['/%66rontend', '/frontend'],
])('%s on main is no route', async (target, path) => {
  const answer = await askFor(target);
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.body)).toEqual({ code: 'invalidRoute', message: `Invalid route: ${path}` });
});

test.each(['/about', '/front', '/Frontend', '/a/frontend', '/es/a/frontend', '//frontend', '/'])(
  '%s on main is handed on',
  async (target) => {
    expect((await askFor(target)).body).toBe('{"next":true}');
  },
);

test.each(['ru', 'kz', 'es', 'pt'] as const)('on site %s the name means nothing', async (key) => {
  expect((await askFor('/frontend', sites[key])).body).toBe('{"next":true}');
});
