import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '#tests/support/serve.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';

/** The running production site takes a change of its content over, without a restart. */

let directory: string;
let site: RunningSite;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  await cp('content', directory, { recursive: true });
  site = await startSite({ CONTENT_DIR: directory, PAGE_TTL: '3600', SHUTDOWN_GRACE_MS: '500' });
}, 30_000);

afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true });
});

const get = (url: string) => ask(site.port, url, { headers: { Host: 'localhost' } });

/** @returns how long it took until a page said something, in ms */
async function waitFor(url: string, text: string): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 5000) {
    if ((await get(url)).body.includes(text)) return performance.now() - start;
    await delay(25);
  }
  throw new Error(`${url} did not say ${text}`);
}

async function edit(file: string, change: (source: string) => string): Promise<void> {
  const name = path.join(directory, file);
  await writeFile(name, change(await readFile(name, 'utf8')));
}

async function waitForHit(url: string): Promise<void> {
  while ((await get(url)).headers['x-cache'] !== 'HIT') await delay(25);
}

test('an edited page is shown within 2 s, though it was cached; other pages stay cached', async () => {
  await waitForHit('/contacts');
  await waitForHit('/legal/privacy');
  await edit('pages/contacts/en.yaml', (source) =>
    source.replace(/^title: .*$/m, 'title: A changed title of the contacts'),
  );
  expect(await waitFor('/contacts', 'A changed title of the contacts')).toBeLessThan(2000);
  expect((await get('/legal/privacy')).headers['x-cache']).toBe('HIT');
});

test('a broken file keeps the last good page, and the log says file, line and rule', async () => {
  await edit('pages/legal/privacy/en.yaml', (source) => source.replace(/^title: .*$/m, 'title: 42\nunknown: field'));
  const start = performance.now();
  while (!site.output().includes('pages/legal/privacy/en.yaml') && performance.now() - start < 3000) await delay(25);
  expect(site.output()).toMatch(/pages\/legal\/privacy\/en\.yaml: line \d+, title: /);
  expect((await get('/legal/privacy')).status).toBe(200);
});

test('a changed post changes the lists that show it', async () => {
  await waitForHit('/blog');
  await edit('posts/from-menu-to-conversation/en.yaml', (source) =>
    source.replace(/^title: .*$/m, 'title: A post by another name'),
  );
  expect(await waitFor('/blog', 'A post by another name')).toBeLessThan(2000);
});

test('a page that is taken away is gone, and one that is not yet public does not exist', async () => {
  await waitForHit('/industries/banking');
  await edit('pages/industries/banking/page.yaml', (source) => `${source}\npublishAt: '2999-01-01T00:00:00Z'\n`);
  const start = performance.now();
  while ((await get('/industries/banking')).status === 200 && performance.now() - start < 3000) await delay(25);
  expect((await get('/industries/banking')).status).toBe(404);
  await rm(path.join(directory, 'pages/thank-you'), { recursive: true });
  while ((await get('/thank-you')).status === 200 && performance.now() - start < 6000) await delay(25);
  expect((await get('/thank-you')).status).toBe(404);
});

test('a changed menu changes every page', async () => {
  await waitForHit('/contacts');
  await edit('menus.yaml', (source) => source.replace("en: 'Products'", "en: 'Moneylending'"));
  expect(await waitFor('/contacts', 'Moneylending')).toBeLessThan(2000);
});
