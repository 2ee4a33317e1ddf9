import { ask } from '#tests/support/serve.ts';
import { sitePort } from '#tests/support/sitePages.ts';

/** Whatever is sent, the answer is below 500, and the next visitor is served. */

const long = (length: number) => 'a'.repeat(length);

const requests: [string, string, Record<string, string>][] = [
  ['a path of 100 KB', `/${long(100_000)}`, {}],
  ['a query of 100 KB', `/?q=${long(100_000)}`, {}],
  ['a path of 15 KB', `/${long(15_000)}`, {}],
  ['15 KB of encoded letters', `/${'%61'.repeat(5000)}`, {}],
  ['cookies of 15 KB', '/', { Cookie: `i18n_redirected=${long(15_000)}` }],
  ['cookies of 100 KB', '/', { Cookie: long(100_000) }],
  ['a broken cookie', '/', { Cookie: 'i18n_redirected=%E0%A4%A; =; ;;; i18n_redirected' }],
  ['a cookie of another language', '/', { Cookie: 'i18n_redirected=__proto__' }],
  ['no Accept-Language', '/', { 'Accept-Language': '' }],
  ['odd Accept-Language', '/', { 'Accept-Language': '*;q=2, es;q=nonsense,,,;;;q=, \u00ff' }],
  ['Accept-Language of 15 KB', '/', { 'Accept-Language': 'xx-YY;q=0.1,'.repeat(1200) }],
  ['odd Accept-Encoding', '/contacts', { 'Accept-Encoding': 'br;q=x, ,;, identity;q=0, *;q=0' }],
  ['an encoded NUL', '/%00', {}],
  ['an encoded line break', '/%0d%0aSet-Cookie:%20a=b', {}],
  ['double slash', '//evil.example', {}],
  ['slash and backslash', '/\\evil.example', {}],
  ['encoded double slash', '/%2f%2fevil.example', {}],
  ['double slash behind a locale', '/es//evil.example', {}],
  ['a redirect through the switch', '/api/setLocale?locale=es&path=//evil.example', {}],
  ['a scheme through the switch', '/api/setLocale?locale=es&path=https://evil.example', {}],
  ['a backslash through the switch', '/api/setLocale?locale=es&path=/\\evil.example', {}],
  ['a page of another host', '/api/getPage?url=https://evil.example/contacts', {}],
  ['a malformed page', '/api/getPage?url=/%25zz', {}],
  ['no page', '/api/getPage', {}],
  ['many parameters', `/api/getPage?${'url=/contacts&'.repeat(500)}`, {}],
  ['prototype names', '/constructor/__proto__', {}],
  ['a path out of the assets', '/static/../server.js', {}],
  ['an encoded path out of the assets', '/static/%2e%2e/server.js', {}],
  ['a dot file', '/.env', {}],
  ['another host name', '/', { Host: 'evil.example:99999' }],
  ['a host with a path', '/', { Host: 'localhost/evil' }],
  ['an upgrade', '/', { Connection: 'Upgrade', Upgrade: 'websocket' }],
  ['a method override', '/contacts', { 'X-HTTP-Method-Override': 'DELETE' }],
  ['internal headers', '/contacts', { 'X-React-Router-Prerender-Data': '{}', 'X-Middleware-Subrequest': '1' }],
];

test.each(requests)('%s', async (_name, path, headers) => {
  const answer = await ask(sitePort(), path, { headers: { Host: 'localhost', ...headers } });
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  expect(answer.body).not.toContain('evil.example/contacts');
  expect((await ask(sitePort(), '/healthz')).status).toBe(200);
});

test('two Host headers are refused', async () => {
  const answer = await ask(sitePort(), '/contacts', { headers: ['Host', 'localhost', 'Host', 'ru.localhost'] });
  expect(answer.status).toBe(400);
});
