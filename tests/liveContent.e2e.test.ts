import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { measureSlowness } from '#tests/support/machineSpeed.ts';
import { oddEntries } from '#tests/support/oddEntries.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { ask } from '#tests/support/serve.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** The running production site takes a change of its content over, without a restart. */

/** From saving to seeing, in ms. */
const IN_TIME = 2000;
/** A machine that is busy or lent to others stands still for seconds, but not three times in a row. */
const TRIES = 3;

let directory: string;
let site: RunningSite;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  cpSync('content', directory, { recursive: true });
  // What is held up does not end within any grace; a busy machine needs more than half a second for what is not.
  site = await startSite({ CONTENT_DIR: directory, PAGE_TTL: '3600', SHUTDOWN_GRACE_MS: '3000' });
  await waitUntilFollowed();
});

afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true });
});

const get = (url: string, host = 'localhost') => ask(site.port, url, { headers: { Host: host } });

/** @returns how long it took until a page said something, in ms on a machine that does nothing else */
async function waitFor(url: string, text: string, holds = true): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < PATIENCE.condition) {
    if ((await get(url)).body.includes(text) === holds) {
      const took = performance.now() - start;
      return took < IN_TIME ? took : took / (await measureSlowness());
    }
    await delay(25);
  }
  throw new Error(`${url} did not say ${text}`);
}

async function edit(file: string, change: (source: string) => string): Promise<void> {
  const name = path.join(directory, file);
  await writeFile(name, change(await readFile(name, 'utf8')));
}

/**
 * Changes a page until one change has been seen in time.
 *
 * @param change writes words that the page says nowhere else, others each time
 * @returns how long the quickest took, in ms
 */
async function quickestOf(url: string, words: string, change: (words: string) => Promise<void>): Promise<number> {
  let quickest = Infinity;
  for (let turn = 1; turn <= TRIES && quickest >= IN_TIME; turn += 1) {
    const own = `${words} ${String(turn)}`;
    await change(own);
    quickest = Math.min(quickest, await waitFor(url, own));
  }
  return quickest;
}

const retitle = (file: string) => (title: string) =>
  edit(file, (source) => source.replace(/^title: .*$/m, `title: ${title}`));

async function waitForHit(url: string): Promise<void> {
  await waitUntil(async () => (await get(url)).headers['x-cache'] === 'HIT');
}

async function waitUntilGone(url: string): Promise<void> {
  await waitUntil(async () => (await get(url)).status === 404);
}

/** A site that has just started answers first, and follows its content behind that: what is edited meanwhile comes then. */
async function waitUntilFollowed(): Promise<void> {
  await edit('pages/kit/en.yaml', (source) => source.replace(/^title: .*$/m, 'title: The first edit of all'));
  await waitUntil(async () => (await get('/kit')).body.includes('The first edit of all'));
  // The first question, or the first page that is not found, has the search take all pages in.
  await get('/api/search?q=call&lang=en');
}

test('an edited page is shown within 2 s, though it was cached; other pages stay cached', async () => {
  await waitForHit('/contacts');
  await waitForHit('/terms');
  const took = await quickestOf('/contacts', 'A changed title of the contacts', retitle('pages/contacts/en.yaml'));
  expect(took).toBeLessThan(IN_TIME);
  expect((await get('/terms')).headers['x-cache']).toBe('HIT');
});

test('a broken file keeps the last good page, and the log says file, line and rule', async () => {
  await edit('pages/legal/privacy/en.yaml', (source) => source.replace(/^title: .*$/m, 'title: 42\nunknown: field'));
  await waitUntil(() => site.output().includes('title: 42'));
  expect(site.output()).toContain('title: 42 is no text as it stands; write it in quotes: \\"42\\".');
  expect((await get('/legal/privacy')).status).toBe(200);
});

test('a changed post changes the lists that show it', async () => {
  await waitForHit('/blog');
  const rename = retitle('posts/from-menu-to-conversation/en.yaml');
  expect(await quickestOf('/blog', 'A post by another name', rename)).toBeLessThan(IN_TIME);
});

test('a page that is taken away is gone, and one that is not yet public does not exist', async () => {
  await waitForHit('/industries/banking');
  await edit('pages/industries/banking/page.yaml', (source) => `${source}\npublishAt: '2999-01-01T00:00:00Z'\n`);
  await waitUntilGone('/industries/banking');
  await waitForHit('/thank-you');
  await rm(path.join(directory, 'pages/thank-you'), { recursive: true });
  await waitUntilGone('/thank-you');
});

test('a changed menu changes every page', async () => {
  await waitForHit('/contacts');
  const rename = (words: string) =>
    edit('menus.yaml', (source) => source.replace(/en: '(Products|Moneylending \d)'/, `en: '${words}'`));
  expect(await quickestOf('/contacts', 'Moneylending', rename)).toBeLessThan(IN_TIME);
});

/** A page as an editor begins it: a folder with a copy of another page, under another title. */
async function addPage(folder: string, title: string): Promise<void> {
  await mkdir(path.join(directory, folder), { recursive: true });
  for (const locale of ['en', 'es', 'pt', 'ru']) {
    const source = await readFile(path.join(directory, `pages/products/voicebot/${locale}.yaml`), 'utf8');
    const own = source.replace(/^title: .*$/m, `title: ${title} ${locale}`);
    await writeFile(path.join(directory, folder, `${locale}.yaml`), own);
  }
  await writeFile(path.join(directory, folder, 'page.yaml'), 'template: landing\n');
}

test('a new folder below a group is an address, live on every site and in the sitemap, and gone with the folder', async () => {
  const url = '/products/call-recording';
  const took = await quickestOf(url, 'A page nobody has declared', async (words) => {
    // A try before this one may have left it.
    await rm(path.join(directory, 'pages/products/call-recording'), { recursive: true, force: true });
    await waitUntilGone(url);
    await addPage('pages/products/call-recording', words);
  });
  expect(took).toBeLessThan(IN_TIME);
  for (const [host, prefix, locale] of [
    ['localhost', '/es', 'es'],
    ['ru.localhost', '', 'ru'],
    ['kz.localhost', '', 'ru'],
  ] as const) {
    const { status, body } = await get(prefix + url, host);
    expect([status, /A page nobody has declared \d\s(\w\w)/.exec(body)?.[1]]).toEqual([200, locale]);
    expect(body).toMatch(/<link rel="alternate" hrefLang="pt" href="[^"]*\/pt\/products\/call-recording"/i);
    expect((await get(`/sitemap-${locale}.xml`, host)).body).toContain(`${prefix}${url}</loc>`);
  }
  expect(JSON.parse((await get(`/api/getPage?url=${url}`)).body)).toMatchObject({ path: url });
  await rm(path.join(directory, 'pages/products/call-recording'), { recursive: true });
  await waitFor(url, 'A page nobody has declared', false);
  const { status, body } = await get(url);
  expect([status, body.includes('This page could not be found')]).toEqual([404, true]);
  expect((await get('/sitemap-en.xml')).body).not.toContain(url);
});

test('a dead link goes live with a word in the log: file, line, block and what to write', async () => {
  await edit(
    'pages/contacts/pt.yaml',
    (source) =>
      `${source}  dead: { differs: { after: next, type: cta, title: T, text: T, actions: [{ label: L, href: /contatos }] } }\n`,
  );
  await waitFor('/pt/contacts', 'href="/pt/contatos"');
  // The check is done beside visitors, in slices.
  const word =
    /pages\/contacts\/pt\.yaml, line \d+, block \\"dead\\" \(cta\), actions, entry 1, href: \/contatos leads nowhere; /;
  await waitUntil(() => word.test(site.output()));
});

test('a block for one site is on its page alone, whichever site is asked first', async () => {
  const block =
    '  - { type: cta, id: local, sites: [kz], title: T, text: T, actions: [{ label: L, href: /contacts }] }\n';
  const words = (title: string) => `  local: { title: ${title}, text: T, actions: [{ label: L }] }\n`;
  await edit('pages/contacts/en.yaml', (source) => source + block);
  for (const locale of ['es', 'pt', 'ru'])
    await edit(`pages/contacts/${locale}.yaml`, (source) => source + words('Only in Almaty'));
  const isThere = async (host: string) => (await get('/contacts', host)).body.includes('Only in Almaty');
  await waitUntil(() => isThere('kz.localhost'));
  for (const host of ['ru.localhost', 'kz.localhost', 'es.localhost', 'kz.localhost', 'ru.localhost'])
    expect([host, await isThere(host)]).toEqual([host, host === 'kz.localhost']);
  const onKz = JSON.parse((await get('/api/getPage?url=/contacts', 'kz.localhost')).body) as {
    blocks: { id: string }[];
  };
  const onRu = JSON.parse((await get('/api/getPage?url=/contacts', 'ru.localhost')).body) as typeof onKz;
  const idsOf = (page: typeof onKz) => page.blocks.map(({ id }) => id);
  expect([idsOf(onKz).includes('local'), idsOf(onRu).includes('local')]).toEqual([true, false]);
});

test('a change of the structure is in all languages, and words in their own alone', async () => {
  await edit('pages/contacts/pt.yaml', (source) => source.replace(/^title: .*$/m, 'title: Outro nome'));
  await waitFor('/pt/contacts', 'Outro nome');
  expect((await get('/es/contacts')).body).not.toContain('Outro nome');
  await edit('pages/contacts/en.yaml', (source) => source.replace('id: next', 'id: renamed'));
  await waitFor('/contacts', 'id="renamed"');
  // The translations do not fit any more: their last good version stays.
  expect((await get('/pt/contacts')).body).toContain('id="next"');
  for (const locale of ['es', 'pt', 'ru'])
    await edit(`pages/contacts/${locale}.yaml`, (source) =>
      source.replace(/^ {2}next:/m, '  renamed:').replace('after: next', 'after: renamed'),
    );
  await waitFor('/pt/contacts', 'id="renamed"');
});

/** In place of the Portuguese file of a page of its own, for each way in which a file cannot be read. */
async function placeAll(): Promise<{ folders: string[]; remove: () => Promise<void> }> {
  const kinds = Object.values(oddEntries).filter(({ notForRoot }) => !notForRoot);
  const folders = kinds.map((_, index) => `pages/products/odd-${String(index)}`);
  const removals = await Promise.all(
    kinds.map(async ({ place }, index) => {
      const folder = folders[index] ?? '';
      await addPage(folder, `Odd ${String(index)}`);
      await rm(path.join(directory, folder, 'pt.yaml'));
      return place(path.join(directory, folder, 'pt.yaml'));
    }),
  );
  const remove = async () => {
    for (const take of removals) await take();
  };
  return { folders, remove };
}

/** What is odd holds a small site up as it does a large one, which takes the processor three seconds more to look through. */
async function keepFewPages(): Promise<void> {
  const pages = (await readdir(path.join(directory, 'pages'))).filter((name) => name !== 'products');
  for (const name of ['posts', 'cases', ...pages.map((page) => `pages/${page}`)])
    await rm(path.join(directory, name), { recursive: true, force: true });
}

test('entries that cannot be read are named, page by page; other updates, a start and an end are not held up', async () => {
  const { folders, remove } = await placeAll();
  const isNamed = (folder: string) => site.output().includes(`${folder}/pt.yaml: `);
  try {
    await waitFor('/es/products/odd-0', 'Odd 0 es');
    expect((await get('/pt/products/odd-0')).status).toBe(404);
    await edit('pages/contacts/en.yaml', (source) => source.replace(/^title: .*$/m, 'title: Beside what is odd'));
    await waitFor('/contacts', 'Beside what is odd');
    expect(folders.filter((folder) => !isNamed(folder))).toEqual([]);
    expect(await site.stop()).toBe(0);

    await keepFewPages();
    site = await startSite({ CONTENT_DIR: directory, PAGE_TTL: '3600', SHUTDOWN_GRACE_MS: '500' });
    // What the start has logged follows the line that says where the site listens.
    await waitUntil(() => folders.every(isNamed));
    expect((await get('/es/products/odd-0')).status).toBe(200);
    expect((await get('/pt/products/odd-0')).status).toBe(404);
  } finally {
    await remove();
  }
});
