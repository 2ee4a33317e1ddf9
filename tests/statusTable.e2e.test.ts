import { ask } from '#tests/support/serve.ts';
import { sitePort } from '#tests/support/sitePages.ts';

/** What every site answers, address by address (SPEC parts 2, 4, 7 and 8). */

const PAGES = [
  '/',
  '/products/voicebot',
  '/platform/voice',
  '/industries/banking',
  '/solutions/inbound-contact-center',
  '/blog',
  '/blog/when-the-line-goes-quiet',
  '/blog/sender-registration-before-first-sms',
  '/blog/from-menu-to-conversation',
  '/blog/category/voice-ai',
  '/blog/category',
  '/blog/tag/sms',
  '/blog/tag',
  '/legal/privacy',
  '/contacts',
  '/thank-you',
  '/kit/pricing',
  '/webinar/platform',
];

const localized = (prefix: string) => PAGES.map((path) => (path === '/' ? prefix || '/' : prefix + path));

interface Row {
  readonly host: string;
  readonly path: string;
  readonly status: number;
  readonly location?: string;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const served: Row[] = [
  ...['', '/es', '/pt'].flatMap((prefix) =>
    localized(prefix).map((path) => ({ host: 'localhost', path, status: 200 })),
  ),
  ...['ru', 'kz', 'es', 'pt'].flatMap((site) =>
    PAGES.map((path) => ({ host: `${site}.localhost`, path, status: 200 })),
  ),
];

const extras: Row[] = [
  { host: 'localhost', path: '/kit/pricing', status: 200, text: '>$39<' },
  { host: 'localhost', path: '/kit/pricing?currency=EUR', status: 200, text: '>€36<' },
  { host: 'localhost', path: '/kit/pricing?currency=nothing', status: 200, text: '>$39<' },
  { host: 'localhost', path: '/webinar/platform.ics', status: 200, text: 'BEGIN:VEVENT' },
  { host: 'ru.localhost', path: '/webinar/platform.ics', status: 200, text: 'SUMMARY:Как ускорить ответ' },
  { host: 'localhost', path: '/contacts.ics', status: 404 },
];

const NOT_FOUND = 'This page could not be found';
const NO_PAGE = 'Page not found';

const gated = (host: string, paths: readonly string[]): Row[] =>
  paths.map((path) => ({ host, path, status: 404, text: host.startsWith('l') ? NOT_FOUND : 'Страница не найдена' }));

const refused: Row[] = [
  ...gated('kz.localhost', [
    '/legal/offer',
    '/legal/information-security',
    '/legal/aup-kit',
    '/legal/aup',
    '/promo/elevenlabs',
    '/legal/usloviya_postavcshikov_dop_uslug',
    '/products/openai-client',
    '/products/gemini-client',
  ]),
  ...gated('ru.localhost', [
    '/legal/information-security-kz',
    '/legal/aup-kz',
    '/legal/aup-kit-kz',
    '/promo/elevenlabs',
    '/products/openai-client',
    '/products/gemini-client',
    '/verification',
  ]),
  ...gated('localhost', ['/kit/promo/banks', '/documents', '/legal/privacy-policy', '/legal/aup-kz']),
  { host: 'localhost', path: '/frontend-test', status: 404, text: 'Invalid route: /frontend-test' },
  { host: 'localhost', path: '/es/frontendish/x', status: 404, text: 'Invalid route: /es/frontendish/x' },
  { host: 'es.localhost', path: '/frontend-test', status: 404 },
  { host: 'localhost', path: '/no-such-page', status: 404, text: NOT_FOUND },
  { host: 'localhost', path: '/legal/no-such-text', status: 404, text: NO_PAGE },
  { host: 'localhost', path: '/blog/category/no-such-category', status: 404, text: 'This page could not be found' },
  { host: 'localhost', path: '/blog/no-such-post', status: 404, text: NO_PAGE },
  { host: 'localhost', path: '/promo/customer-service-contact-centerv4', status: 404, text: NOT_FOUND },
  { host: 'localhost', path: '/contacts/', status: 404, text: NOT_FOUND },
  { host: 'localhost', path: '/es/', status: 404 },
  { host: 'localhost', path: '/Contacts', status: 404, text: NOT_FOUND },
  { host: 'localhost', path: '//contacts', status: 404 },
  { host: 'localhost', path: '/blog//category', status: 404 },
  { host: 'localhost', path: '/blog/../contacts', status: 404 },
  { host: 'localhost', path: '/blog%2Fcategory', status: 404 },
  { host: 'localhost', path: '/ru/contacts', status: 404 },
  { host: 'es.localhost', path: '/es/contacts', status: 404 },
  { host: 'localhost', path: '/%zz', status: 400 },
  { host: 'localhost', path: '/es/%c3%28', status: 400 },
  { host: 'localhost', path: '/static/no-such-file.js', status: 404, text: 'Not found' },
];

const redirected: Row[] = [
  { host: 'localhost', path: '/voicebot', status: 301, location: '/products/voicebot' },
  { host: 'localhost', path: '/voicebot/?a=b', status: 301, location: '/products/voicebot?a=b' },
  { host: 'localhost', path: '/es/voicebot', status: 301, location: '/es/products/voicebot' },
  { host: 'localhost', path: '/contact-us', status: 301, location: '/contacts' },
  { host: 'ru.localhost', path: '/contact-us', status: 301, location: '/contacts' },
  { host: 'localhost', path: '/', status: 302, location: '/es', headers: { 'Accept-Language': 'es-MX,en;q=0.5' } },
  { host: 'localhost', path: '/?a=b', status: 302, location: '/pt?a=b', headers: { Cookie: 'i18n_redirected=pt' } },
  { host: 'localhost', path: '/', status: 200, headers: { Cookie: 'i18n_redirected=en', 'Accept-Language': 'es' } },
  { host: 'localhost', path: '/contacts', status: 200, headers: { 'Accept-Language': 'es' } },
  { host: 'ru.localhost', path: '/', status: 200, headers: { 'Accept-Language': 'es' } },
];

test.each([...served, ...extras, ...refused, ...redirected])('$host$path $headers → $status', async (row) => {
  const answer = await ask(sitePort(), row.path, { headers: { Host: row.host, ...row.headers } });
  expect({ status: answer.status, location: answer.headers.location }).toEqual({
    status: row.status,
    location: row.location,
  });
  if (row.text) expect(answer.body).toContain(row.text);
  if (row.status >= 300) expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['localhost', '/contacts', 'en-US'],
  ['localhost', '/es/contacts', 'es-ES'],
  ['localhost', '/pt/contacts', 'pt-PT'],
  ['ru.localhost', '/contacts', 'ru-RU'],
  ['kz.localhost', '/contacts', 'ru-RU'],
  ['es.localhost', '/contacts', 'es-ES'],
  ['pt.localhost', '/contacts', 'pt-PT'],
])('%s%s speaks %s', async (host, path, lang) => {
  const { body } = await ask(sitePort(), path, { headers: { Host: host } });
  expect(body).toContain(`<html lang="${lang}">`);
});

test('a page carries the policy, and no header of the visitor', async () => {
  const planted = 'planted.example';
  const headers = {
    Host: 'localhost',
    'X-Forwarded-Host': planted,
    'X-Forwarded-Proto': planted,
    'X-Original-URL': `/${planted}`,
    Forwarded: `host=${planted}`,
  };
  const answer = await ask(sitePort(), '/contacts', { headers });
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.headers) + answer.body).not.toContain(planted);
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(answer.headers['content-security-policy']).not.toContain('unsafe');
});

test.each([
  ['/', { 'Accept-Language': 'es' }, 302],
  ['/static/gone.0123456789.js', {}, 404],
  ['/favicon.svg', {}, 200],
  ['/robots.txt', {}, 200],
  ['/readyz', {}, 200],
  ['/contacts', {}, 200],
  ['/no-such-page', {}, 404],
  ['/%zz', {}, 400],
  ['/api/getPage', {}, 400],
])('%s with %j, which is %d, has the security headers', async (target, headers, status) => {
  const answer = await ask(sitePort(), target, { headers: { Host: 'localhost', ...headers } });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('a host that is not ours gets the default site, kept out of search engines and never echoed', async () => {
  const { status, headers, body } = await ask(sitePort(), '/contacts', { headers: { Host: 'stranger.example' } });
  expect(status).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).not.toContain('stranger.example');
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s on a page is 405', async (method) => {
  const { status, headers } = await ask(sitePort(), '/contacts', { method, headers: { Host: 'localhost' } });
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('HEAD answers as GET, without a body', async () => {
  const { status, body } = await ask(sitePort(), '/contacts', { method: 'HEAD', headers: { Host: 'localhost' } });
  expect({ status, body }).toEqual({ status: 200, body: '' });
});
