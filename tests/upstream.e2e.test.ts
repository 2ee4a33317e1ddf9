import { createServer } from 'node:net';
import { once } from 'node:events';
import { createCms, type StandInCms } from '#tests/support/createCms.ts';
import { ask } from '#tests/support/serve.ts';
import { sitePort } from '#tests/support/sitePages.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** The whole site between visitors and a CMS, and between a regional site and the English one. */

const TIMEOUT = 2000;
/** Of one answer: a busy machine may be slow, and is not as slow as a CMS that hangs. */
const AT_ONCE = TIMEOUT * 0.75;
const THEIRS = '/products/elevenlabs-client';

let cms: StandInCms;
let english: StandInCms;
let site: RunningSite;
let adminPort: number;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

beforeAll(async () => {
  [cms, english, adminPort] = await Promise.all([createCms(), createCms(), freePort()]);
  site = await startSite({
    CMS_ORIGIN: cms.origin,
    ENGLISH_SITE_ORIGIN: english.origin,
    UPSTREAM_TIMEOUT_MS: String(TIMEOUT),
    PAGE_TTL: '3600',
    ADMIN_PORT: String(adminPort),
    SHUTDOWN_GRACE_MS: '500',
  });
});
afterAll(async () => {
  await site.stop();
  await Promise.all([cms.close(), english.close()]);
});

beforeEach(() => {
  for (const call of ['getPage', 'getRedirects', 'getFavoritePosts'] as const) cms.behave(call, { delay: () => 0 });
  cms.asked.length = 0;
  english.asked.length = 0;
});

const visit = (path: string, host = 'localhost') => ask(site.port, path, { headers: { Host: host } });
const callsFor = (stand: StandInCms, path: string) =>
  stand.asked.filter((url) => new URL(url, 'http://cms').searchParams.get('url') === path).length;

/** A page of the site under test, changed. */
async function changed(path: string, lang: string, change: { readonly title: string; readonly path?: string }) {
  const { body } = await ask(sitePort(), `/api/getPage?url=${encodeURIComponent(path)}&lang=${lang}`);
  return JSON.stringify({ ...(JSON.parse(body) as object), ...change });
}

test('visitors of a page that is in no cache are one call to the CMS, and so is the copy that is kept of it', async () => {
  cms.behave('getPage', { delay: () => 100 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => visit('/careers')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await waitUntil(async () => (await visit('/careers')).headers['x-cache'] === 'HIT');
  expect(callsFor(cms, '/careers')).toBe(1);
});

test('what was seen before is answered at once while the CMS hangs: page, navigation, redirect and unknown address', async () => {
  await visit('/contacts');
  await visit('/voicebot');
  for (const call of ['getPage', 'getRedirects', 'getFavoritePosts'] as const) cms.behave(call, 'hangs');
  const times: number[] = [];
  const visitAtOnce = async (path: string) => {
    const start = performance.now();
    const answer = await visit(path);
    times.push(performance.now() - start);
    return answer;
  };
  expect((await visitAtOnce('/contacts')).status).toBe(200);
  expect(JSON.parse((await visitAtOnce('/api/getPage?url=/contacts')).body)).toMatchObject({ path: '/contacts' });
  expect((await visitAtOnce('/voicebot?utm_source=x')).headers.location).toBe('/products/voicebot?utm_source=x');
  for (let index = 0; index < 5; index += 1) expect((await visitAtOnce(`/nope-${String(index)}`)).status).toBe(404);
  expect(Math.max(...times)).toBeLessThan(AT_ONCE);
});

test('what an editor has changed is shown after a purge, at the first visit, long before it would be by itself', async () => {
  await visit('/kit/pricing');
  await waitUntil(async () => (await visit('/kit/pricing')).headers['x-cache'] === 'HIT');
  cms.behave('getPage', { body: await changed('/kit/pricing', 'en', { title: 'Changed by an editor' }) });
  expect((await visit('/kit/pricing')).body).not.toContain('Changed by an editor');
  expect((await ask(adminPort, '/purge?tag=page:/kit/pricing', { method: 'POST' })).status).toBe(204);
  expect((await visit('/kit/pricing')).body).toContain('Changed by an editor');
});

test('a regional site shows the English site’s page on the routes that say so, and nowhere else', async () => {
  const title = 'Del sitio inglés';
  english.behave('getPage', { body: await changed('/products/voicebot', 'es', { path: THEIRS, title }) });
  expect((await visit(THEIRS, 'es.localhost')).body).toContain(title);
  const call = await visit(`/api/getPage?url=${THEIRS}`, 'es.localhost');
  expect(JSON.parse(call.body)).toMatchObject({ title, locale: 'es', path: THEIRS });
  expect(english.asked).toEqual([`/api/getPage?${new URLSearchParams({ url: THEIRS, lang: 'es' }).toString()}`]);
  const elsewhere: [string, string][] = [
    [`/es${THEIRS}`, 'localhost'],
    [THEIRS, 'ru.localhost'],
    ['/products/voicebot', 'es.localhost'],
  ];
  for (const [path, host] of elsewhere) expect((await visit(path, host)).body).not.toContain(title);
  expect(english.asked).toHaveLength(1);
});
