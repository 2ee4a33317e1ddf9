import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { SearchAnswer } from '#src/search/data/searchAnswer.ts';
import { writeIndexes } from '#src/search/server/keptIndexes.ts';
import { ask } from '#tests/support/serve.ts';
import { measureSlowdown } from '#tests/support/slowdown.ts';
import { command, startSite, type RunningSite } from '#tests/support/startSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** What a start takes of the build, and what it does when that does not hold. */

const root = process.cwd();
const QUICK = { SHUTDOWN_GRACE_MS: '500' };
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function scratch(parent = os.tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(parent, 'start-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  return folder;
}

async function start(env: Readonly<Record<string, string>>, from?: string): Promise<RunningSite> {
  const site = await startSite({ ...QUICK, ...env }, from);
  cleanups.push(() => site.stop());
  return site;
}

const get = (site: RunningSite, url: string) => ask(site.port, url, { headers: { Host: 'localhost' } });

/** A copy of the build that a test may damage. It lies in the repository, so that it finds the packages. */
async function copyBuild(): Promise<string> {
  const folder = await scratch(path.join(root, 'node_modules'));
  for (const name of ['content', 'public']) await symlink(path.join(root, name), path.join(folder, name));
  await cp('dist', path.join(folder, 'dist'), { recursive: true, filter: (from) => path.basename(from) !== 'client' });
  await symlink(path.join(root, 'dist/client'), path.join(folder, 'dist/client'));
  return folder;
}

/** Whether something belongs to a content folder with few pages in it. */
const isPart = (file: string) => !/^content\/(posts|cases|pages\/(?!platform))./.test(file);

async function damage(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

/** Says at the end which packages were loaded. */
const WITNESS = `
  import { Module } from 'node:module';
  process.on('exit', () => {
    const names = Object.keys(Module._cache).map((file) => /node_modules\\/((@[^/]+\\/)?[^/]+)/.exec(file)?.[1] ?? '');
    console.log('LOADED ' + [...new Set(names)].filter(Boolean).sort().join(' ') + '.');
  });`;

test('a start and its first page load no package, and write nothing into the build; to watch the content takes one', async () => {
  const before = await describeFolder('dist');
  // A grace in which it ends by itself, on a busy machine too: who is cut off says nothing.
  const site = await start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WITNESS)}`,
    SHUTDOWN_GRACE_MS: '10000',
  });
  expect((await get(site, '/')).status).toBe(200);
  await site.stop();
  await waitUntil(() => site.output().includes('LOADED'));
  const [, loaded = ''] = /^LOADED (.*)\.$/m.exec(site.output()) ?? [];
  expect(loaded.split(' ').filter((name) => !['', 'chokidar', 'readdirp'].includes(name))).toEqual([]);
  expect(site.output()).not.toContain('cannot be used');
  expect(await describeFolder('dist')).toEqual(before);
});

/** Says how many schemas were made until the first answer was out: what comes behind it may make more. */
const COUNTER = `
  import { subscribe } from 'node:diagnostics_channel';
  import { isMainThread } from 'node:worker_threads';
  let made = 0;
  globalThis.__zod_globalConfig = { postProcessor: () => void (made += 1) };
  const tell = () => console.log('MADE ' + made + '.');
  if (isMainThread) subscribe('http.server.response.finish', tell);`;

async function countSchemas(): Promise<number> {
  const site = await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(COUNTER)}` });
  expect((await get(site, '/')).status).toBe(200);
  await waitUntil(() => site.output().includes('MADE'));
  await site.stop();
  return Number(/^MADE (\d+)\.$/m.exec(site.output())?.[1]);
}

test('a start that has nothing to parse, and its first page, make the schemas of what they are given, and none of content', async () => {
  let made = await countSchemas();
  // On a busy machine what is left for later may come before the page.
  for (let time = 0; time < 4 && made > 300; time += 1) made = Math.min(made, await countSchemas());
  // The environment has a hundred. With those of content, which are 2,000, a start takes a tenth longer.
  expect(made).toBeGreaterThan(50);
  expect(made).toBeLessThan(300);
});

/** Says at the end how many files of content the first thread has opened at once. */
const READER = `
  import fs from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  let opened = 0;
  const { openSync } = fs;
  fs.openSync = (file, ...rest) => {
    if (String(file).endsWith('.yaml')) opened += 1;
    return openSync(file, ...rest);
  };
  if (isMainThread) process.on('exit', () => console.log('OPENED ' + opened + '.'));`;

/** With a grace in which it ends by itself, on a busy machine too: who is cut off says nothing. */
const READING = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(READER)}`,
  SHUTDOWN_GRACE_MS: '10000',
};

test.each<Readonly<Record<string, string>>>([
  {},
  { CONTENT_DIR: '' },
  { CONTENT_DIR: 'content' },
  { CONTENT_DIR: path.resolve('content') },
])('a thread looks through the content, and the first one believes it: %j', async (env) => {
  const site = await start({ ...env, ...READING });
  await site.stop();
  await waitUntil(() => site.output().includes('OPENED'));
  expect(site.output()).toContain('OPENED 0.');
});

test('where the thread fails, the site looks for itself', async () => {
  const build = await copyBuild();
  await writeFile(path.join(build, 'dist/start-helper.js'), 'throw new Error("no thread")');
  const site = await start(READING, build);
  expect((await get(site, '/contacts')).status).toBe(200);
  await site.stop();
  await waitUntil(() => site.output().includes('OPENED'));
  expect(site.output()).toMatch(/OPENED [1-9]\d{2,}\./);
});

async function describeFolder(folder: string) {
  const names = (await readdir(folder, { recursive: true })).sort();
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(folder, name));
      return [name, size, mtimeMs];
    }),
  );
}

test('what the build has compiled of the bundle can be used with the flags of the image', async () => {
  const script = `console.log(require('./dist/server.js').begin(require).accepted)`;
  const flags = command.slice(1, -1);
  // With a wrong environment it ends by itself.
  const ended = promisify(execFile)(process.execPath, [...flags, '-e', script], { env: { PORT: 'none' } });
  const { stdout } = (await ended.catch((error: unknown) => error)) as { stdout: string };
  expect(stdout).toBe('true\n');
});

test('between the build and the start a page was edited, one added, one deleted and one broken: the folder is right, and what is broken costs that file alone, and is named', async () => {
  const content = await scratch();
  cpSync('content', content, { recursive: true });
  const edited = path.join(content, 'pages/contacts/en.yaml');
  await writeFile(edited, (await readFile(edited, 'utf8')).replace(/^title: .*$/m, 'title: Edited before the start'));
  const [post = '', other = ''] = (await readdir(path.join(content, 'posts'))).sort();
  await cp(path.join(content, 'posts', post), path.join(content, 'posts/added-later'), { recursive: true });
  await rm(path.join(content, 'posts', other), { recursive: true });
  await writeFile(path.join(content, 'pages/terms/en.yaml'), 'title: [');
  const site = await start({ CONTENT_DIR: content });
  expect((await get(site, '/contacts')).body).toContain('<title>Edited before the start');
  const urls = [post, 'added-later', other].map((name) => `/blog/${name}`);
  const statuses = await Promise.all(urls.map(async (url) => (await get(site, url)).status));
  expect(statuses).toEqual([200, 200, 404]);
  expect((await get(site, '/es/terms')).status).toBe(200);
  expect((await get(site, '/')).status).toBe(200);
  await waitUntil(() => site.output().includes('pages/terms/en.yaml'));
});

test('who ends it while it still looks through the content is not kept waiting', async () => {
  // Less than it takes to look through all of it, and enough to end by itself on a busy machine.
  const site = await start({ SHUTDOWN_GRACE_MS: String(Math.round(1500 * measureSlowdown())) });
  // The content is being looked through by then.
  await delay(300);
  expect(await site.stop()).toBe(0);
});

/** A busy machine may not have read all pages by the time that a question waits. */
async function countFound(site: RunningSite): Promise<number> {
  const search = () => get(site, '/api/search?q=wallboard&lang=en');
  await waitUntil(async () => (await search()).status === 200);
  return (JSON.parse((await search()).body) as SearchAnswer).found;
}

test('the search takes what the build has made for it, and reads the pages where that is damaged, which is said', async () => {
  const build = await copyBuild();
  const file = path.join(build, 'dist/search.indexes');
  const [firstLine = ''] = (await readFile(file, 'utf8')).split('\n');
  const nothing = { documents: new Map() } as unknown as ContentSnapshot;
  await writeFile(file, writeIndexes(nothing, firstLine.split(' ')[0] ?? ''));
  const empty = await start({}, build);
  expect(await countFound(empty)).toBe(0);
  await damage(file);
  const site = await start({}, build);
  expect(await countFound(site)).toBeGreaterThan(0);
  expect(site.output()).toContain('The search of the build cannot be used');
  expect(empty.output()).not.toContain('cannot be used');
});

test('compiled content that is half written is not used, which is said, and the site is the same', async () => {
  const build = await copyBuild();
  // All of it is parsed then: a part says the same.
  await rm(path.join(build, 'content'));
  await cp('content', path.join(build, 'content'), { recursive: true, filter: isPart });
  const file = path.join(build, 'dist/content.compiled');
  await truncate(file, Math.floor((await stat(file)).size / 2));
  const site = await start({}, build);
  await waitUntil(() => site.output().includes('The compiled content cannot be used'));
  expect((await get(site, '/platform/voice')).status).toBe(200);
});

test('a bundle whose compiled form is damaged, or that of other code, is compiled anew', async () => {
  const build = await copyBuild();
  await damage(path.join(build, 'dist/site.js.compiled'));
  expect((await get(await start({}, build), '/')).status).toBe(200);
});
