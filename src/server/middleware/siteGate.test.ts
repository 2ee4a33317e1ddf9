import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { sites } from '#config/sites.ts';
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

test.each(SITE_KEYS)('site %s closes just what it has to, in words of an unknown page', async (key) => {
  await withBareApp([createSiteGate()], { site: sites[key] }, async (server) => {
    for (const path of ALL) {
      const { status, body } = await server.request(path);
      const closed = CLOSED[key].includes(path);
      expect({ path, status }).toEqual({ path, status: closed ? 404 : 200 });
      if (closed) expect(JSON.parse(body)).toEqual({ code: 'routeNotFound', message: 'This page could not be found' });
    }
  });
});

test.each([
  '/es/kit/promo/banks',
  '/pt/legal/aup-kz',
  '/%6bit/promo/banks',
  '/kit/promo/b%61nks',
  '/kit/promo/banks?x=1',
])('%s is closed on main too: the gate sees what the router sees', async (target) => {
  expect((await withBareApp([createSiteGate()], { site: sites.main }, (server) => server.request(target))).status).toBe(
    404,
  );
});

test('what no route knows is not the gate’s to refuse', async () => {
  expect(
    (await withBareApp([createSiteGate()], { site: sites.ru }, (server) => server.request('/nothing'))).status,
  ).toBe(200);
});
