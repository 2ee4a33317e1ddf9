import type { RequestHandler } from 'express';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { sites } from '#config/sites.ts';
import { createNotFound } from '#src/server/middleware/notFound.ts';
import { createSiteGate } from '#src/server/middleware/siteGate.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

const KAZAKH_FREE = [
  '/legal/offer',
  '/legal/information-security',
  '/legal/aup-kit',
  '/legal/aup',
  '/legal/usloviya_postavcshikov_dop_uslug',
];
const NOT_RUSSIAN = ['/promo/elevenlabs', '/products/openai-client', '/products/gemini-client'];
const KAZAKH_ONLY = ['/legal/information-security-kz', '/legal/aup-kz', '/legal/aup-kit-kz'];

const CLOSED: Readonly<Record<SiteKey, readonly string[]>> = {
  main: ['/kit/promo/banks', '/documents', '/legal/privacy-policy', ...KAZAKH_ONLY],
  ru: [...KAZAKH_ONLY, ...NOT_RUSSIAN, '/verification'],
  kz: [...KAZAKH_FREE, ...NOT_RUSSIAN],
  es: [...KAZAKH_ONLY, '/documents', '/legal/privacy-policy'],
  pt: [...KAZAKH_ONLY, '/documents', '/legal/privacy-policy'],
};

const ALL = [
  ...KAZAKH_FREE,
  ...NOT_RUSSIAN,
  ...KAZAKH_ONLY,
  '/verification',
  '/kit/promo/banks',
  '/documents',
  '/legal/privacy-policy',
  '/about',
];

const MOVED = [{ from: '/legal/aup', to: '/legal/aup-kz' }];

/** A page answers what has a route, as in the chain. */
const ask = (key: SiteKey, target: string) => {
  const page: RequestHandler = (_req, res, next) => {
    if (res.locals.match) res.send('page');
    else next();
  };
  const notFound = createNotFound({ getRedirects: () => Promise.resolve(MOVED) });
  return withBareApp([createSiteGate(), page, notFound], { site: sites[key] }, (server) => server.request(target));
};

test.each(SITE_KEYS)('site %s closes just what it has to, in words of an unknown page', async (key) => {
  for (const path of ALL) {
    const { status, body } = await ask(key, path);
    const closed = CLOSED[key].includes(path);
    const isMoved = closed && path === '/legal/aup';
    expect({ path, status }).toEqual({ path, status: isMoved ? 301 : closed ? 404 : 200 });
    if (closed && !isMoved)
      expect(JSON.parse(body)).toEqual({ code: 'routeNotFound', message: 'This page could not be found' });
  }
});

test.each([
  '/es/kit/promo/banks',
  '/pt/legal/aup-kz',
  '/%6bit/promo/banks',
  '/kit/promo/b%61nks',
  '/kit/promo/banks?x=1',
])('%s is closed on main too: the gate sees what the router sees', async (target) => {
  expect((await ask('main', target)).status).toBe(404);
});

test('a page that a site does not serve may have moved there', async () => {
  const { status, headers } = await ask('kz', '/legal/aup');
  expect([status, headers.location]).toEqual([301, '/legal/aup-kz']);
  expect((await ask('ru', '/legal/aup')).status).toBe(200);
});
