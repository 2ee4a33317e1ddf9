import { request } from 'node:http';
import { createGunzip } from 'node:zlib';
import { createCms, type StandInCms } from '#tests/support/createCms.ts';
import { plainSpaces } from '#tests/support/plainSpaces.ts';
import { ask } from '#tests/support/serve.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import { measureSlowdown } from '#tests/support/slowdown.ts';

/** Pages whose data comes from a CMS that is slow, broken or dead. */

let cms: StandInCms;
let site: RunningSite;

beforeAll(async () => {
  cms = await createCms();
  site = await startSite({
    CMS_ORIGIN: cms.origin,
    PAGE_TTL: '0',
    UPSTREAM_TIMEOUT_MS: '2500',
    SHUTDOWN_GRACE_MS: '500',
  });
});

afterAll(async () => {
  await site.stop();
  await cms.close();
});

beforeEach(() => {
  cms.behave('getPage', { delay: () => 0 });
  cms.behave('getFavoritePosts', { delay: () => 0 });
});

/** One render after the other takes fifty of them some time on a busy machine, in ms. */
const PATIENCE = 20_000;

/** Decompresses as it arrives, and notes when each part was there. */
async function readGzip(path: string, headers: Record<string, string> = {}): Promise<{ at: number; text: string }[]> {
  const parts: { at: number; text: string }[] = [];
  await new Promise<void>((resolve, reject) => {
    const client = request(
      { port: site.port, path, headers: { Host: 'localhost', 'Accept-Encoding': 'gzip', ...headers } },
      (res) => {
        expect(res.headers['content-encoding']).toBe('gzip');
        const gunzip = createGunzip();
        gunzip.on('data', (chunk: Buffer) => parts.push({ at: performance.now(), text: chunk.toString() }));
        gunzip.on('end', resolve);
        res.pipe(gunzip);
      },
    );
    client.on('error', reject);
    client.end();
  });
  return parts;
}

test('the shell arrives, compressed, before a slow upstream answers, and what it brings arrives after', async () => {
  cms.behave('getFavoritePosts', { delay: () => 1500 });
  const parts = await readGzip('/');
  const answered = cms.answeredAt.get('getFavoritePosts') ?? 0;
  const textOf = (some: typeof parts) => some.map(({ text }) => text).join('');
  // Long before it: the shell comes in as many parts as its menus fill. A busy machine takes its time for the first page.
  expect(textOf(parts.filter(({ at }) => at < answered - 700 / measureSlowdown()))).toContain('<h1');
  expect(textOf(parts.filter(({ at }) => at > answered))).toContain('/blog/when-the-line-goes-quiet');
});

test('with a quick upstream everything comes at once, and no script has to reveal anything', async () => {
  // On a machine with other work one answer may be late.
  const htmls: string[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) htmls.push((await readGzip('/')).map(({ text }) => text).join(''));
  for (const html of htmls) expect(html).toContain('/blog/when-the-line-goes-quiet');
  const whole = htmls.filter((html) => !html.includes('<div hidden'));
  expect(whole.length).toBeGreaterThan(0);
  for (const html of whole) expect(html.match(/<script(?![^>]*(src=|application\/(ld\+)?json))/g)).toBeNull();
});

test('a robot waits for the whole page', async () => {
  cms.behave('getFavoritePosts', { delay: () => 400 });
  const robot = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const html = (await readGzip('/', robot)).map(({ text }) => text).join('');
  expect(html).not.toContain('<div hidden');
  expect(html).toContain('/blog/when-the-line-goes-quiet');
});

test('50 parallel requests over four languages with slow data never mix', async () => {
  cms.behave('getPage', { delay: () => Math.random() * 200 });
  cms.behave('getFavoritePosts', { delay: () => 100 + Math.random() * 300 });
  const languages = [
    { host: 'localhost', path: '/', lang: 'en-US', link: 'href="/blog/when', words: 'Skip to content' },
    { host: 'localhost', path: '/es', lang: 'es-ES', link: 'href="/es/blog/when', words: 'Saltar al contenido' },
    { host: 'localhost', path: '/pt', lang: 'pt-PT', link: 'href="/pt/blog/when', words: 'Ir para o conteúdo' },
    { host: 'ru.localhost', path: '/', lang: 'ru-RU', link: 'href="/blog/when', words: 'Перейти к содержанию' },
  ];
  const expected = await Promise.all(languages.map((row) => ask(site.port, row.path, { headers: { Host: row.host } })));
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const own = index % languages.length;
      const row = languages[own]!;
      const { body } = await ask(site.port, row.path, { headers: { Host: row.host }, patience: PATIENCE });
      return { own, row, body };
    }),
  );
  // Whether the slow part came with the shell or after it is each visitor's own: where the page leads is everybody's.
  const linksOf = (html: string) => [...new Set([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href))].sort();
  for (const { own, row, body } of answers) {
    expect(body).toContain(`<html lang="${row.lang}"`);
    expect(plainSpaces(body)).toContain(row.words);
    expect(body).toContain(row.link);
    for (const other of languages.filter(({ lang }) => lang !== row.lang))
      expect(plainSpaces(body)).not.toContain(other.words);
    expect(linksOf(body)).toEqual(linksOf(expected[own]!.body));
  }
});

test('a CMS that is dead: the last good page stays, and one that was never seen says so', async () => {
  await ask(site.port, '/contacts', { headers: { Host: 'localhost' } });
  cms.behave('getPage', 'dead');
  const kept = await ask(site.port, '/contacts', { headers: { Host: 'localhost' } });
  expect(kept.status).toBe(200);
  const unseen = await ask(site.port, '/es/legal/privacy', { headers: { Host: 'localhost' } });
  expect(unseen.status).toBe(503);
  expect(unseen.headers['retry-after']).toBeDefined();
  const english = await ask(site.port, '/legal/privacy', { headers: { Host: 'localhost' } });
  expect(english.body).toContain('Impossible to fetch the page data. Please try again in a moment.');
});

test.each([
  ['404', { status: 404 }, '/promo/twilio', 404],
  ['500', { status: 500 }, '/promo/vonage', 404],
  ['502', { status: 502 }, '/promo/ivr', 503],
  ['no JSON', { body: '<html>' }, '/promo/asterisk', 503],
  ['another shape', { body: '{"blocks":"none"}' }, '/promo/bandwidth', 503],
] as const)('a CMS that answers %s for a page never seen: %s, %s → %d', async (_name, behaviour, path, status) => {
  cms.behave('getPage', behaviour);
  const answer = await ask(site.port, path, { headers: { Host: 'localhost' } });
  expect(answer.status).toBe(status);
  if (status === 404) expect(answer.body).toContain('Page not found');
});

test('favorite posts that fail are left out, and the page is whole', async () => {
  cms.behave('getFavoritePosts', 'dead');
  const { status, body } = await ask(site.port, '/pt', { headers: { Host: 'localhost' } });
  expect(status).toBe(200);
  expect(body).toContain('</html>');
});
