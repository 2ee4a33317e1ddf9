import type { RequestHandler } from 'express';
import { sites } from '#config/sites.ts';
import type { Redirect } from '#src/content/redirects.ts';
import { createRedirectUnavailable } from '#src/server/middleware/redirectUnavailable.ts';
import { httpErrors } from '#src/shared/HttpError.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const REDIRECTS: readonly Redirect[] = [
  { from: '/press', to: '/contacts' },
  { from: '/help', to: '/about' },
  { from: '/about', to: '/help' },
  { from: '/unknown', to: '/contacts' },
];
const UNAVAILABLE = { code: 'pageUnavailable', message: expect.stringContaining('Impossible to fetch') as string };

const fails =
  (error: unknown): RequestHandler =>
  (_req, _res, next) =>
    next(error);

interface Failure {
  readonly error?: unknown;
  readonly getRedirects?: () => Promise<readonly Redirect[]>;
}

const ask = (
  target: string,
  { error = httpErrors.pageUnavailable('away'), getRedirects = () => Promise.resolve(REDIRECTS) }: Failure = {},
) =>
  withBareApp([fails(error), createRedirectUnavailable({ getRedirects })], { site: sites.main }, (server) =>
    server.request(target),
  );

test.each([
  ['/press', '/contacts'],
  ['/es/press?utm_source=a', '/es/contacts?utm_source=a'],
])('%s, whose page cannot be had, has moved to %s', async (target, location) => {
  const { status, headers } = await ask(target);
  expect([status, headers.location, headers['cache-control']]).toEqual([301, location, 'no-store']);
});

test.each([
  ['in no rule', '/careers'],
  ['known to no route, so no page was asked for', '/unknown'],
  ['led on to another rule: without pages, two would lead to each other for ever', '/about'],
])('an address that is %s: the visitor is told to come again', async (_what, target) => {
  const { status, headers, body } = await ask(target);
  expect([status, headers['retry-after'], JSON.parse(body)]).toEqual([503, '5', UNAVAILABLE]);
});

test('another error is none of its business', async () => {
  const asked = jest.fn(() => Promise.resolve(REDIRECTS));
  expect((await ask('/press', { error: httpErrors.busy(), getRedirects: asked })).status).toBe(503);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise<never>(() => undefined)],
] as const)('a list that %s is not waited for: who comes now has waited for the page', async (_what, getRedirects) => {
  const start = performance.now();
  expect(JSON.parse((await ask('/press', { getRedirects })).body)).toEqual(UNAVAILABLE);
  expect(performance.now() - start).toBeLessThan(2000);
});
