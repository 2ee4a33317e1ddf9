import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { check } from 'prettier';
import { copyRepository, type RepositoryCopy } from '#tests/support/repositoryCopy.ts';
import { writeRegistry } from '../registry/writeRegistry.ts';
import { runScaffold } from './runScaffold.ts';

/** A list that is added by its folders, on a copy of the repository. */

let copy: RepositoryCopy;
beforeAll(async () => {
  copy = await copyRepository();
});
afterAll(() => copy.remove());

const filesOf = (root: string) =>
  ['config', 'content', 'scripts', 'src', 'tests']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${file} ${String(statSync(file).mtimeMs)}`);

/** Of the copy: the new list over HTTP, and its page's block as the server draws it. */
const ASK_LIST = `import { setupI18n } from '@lingui/core';
import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { createFragments } from '#src/server/render/createFragments.tsx';
import { openContentSite } from '#tests/support/contentSite.ts';

let site;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());
const pageAt = async (url) => {
  const { status, body } = await site.getPage(url);
  return { status, ...JSON.parse(body) };
};

test('its list, its filter, its entry and its feed answer', async () => {
  const list = await pageAt('/es/news');
  expect(list.blocks[0].shown).toMatchObject({ total: 1, pages: 1, items: [{ path: '/news/first' }] });
  expect((await pageAt('/news?topic=first')).blocks[0].shown.filters[0]).toMatchObject({ current: 'first' });
  expect((await pageAt('/news?topic=other')).status).toBe(404);
  expect((await pageAt('/news?page=2')).status).toBe(404);
  expect(await pageAt('/pt/news/first')).toMatchObject({ status: 200, template: 'article' });
  expect((await site.get('/news/feed.atom')).body).toContain('https://orvandel.example/news/first');
});

test('it is drawn', async () => {
  const { blocks } = await pageAt('/news');
  const html = createFragments()(blocks[0], createPublicSite(sites.main, 'en'), setupI18n({ locale: 'en', messages: { en: {} } }));
  expect(html).toMatch(/<form[^>]*action="[/]news"[^>]*method="get"/);
  expect(html).toContain('href="/news/first"');
});
`;

test('a list is its folders and nothing else: its page, filter, entry and feed answer', async () => {
  const before = filesOf(copy.root);
  const { written, then } = await runScaffold(['collection', 'news', '--path', '/news'], copy.root);
  const added = filesOf(copy.root).filter((line) => !before.includes(line));
  const places = ['src/collections/news/', 'content/news/', 'content/pages/news/', 'content/taxonomy.yaml'];
  expect(added.filter((line) => !places.some((place) => line.startsWith(path.join(copy.root, place))))).toEqual([]);
  for (const file of written.filter((name) => /\.tsx?$/.test(name))) {
    const options = { filepath: file, singleQuote: true, printWidth: 120 };
    expect([file, await check(await copy.read(file), options)]).toEqual([file, true]);
    expect([file, await copy.read(file)]).toEqual([file, expect.not.stringMatching(/(?<!\*\/\n)^export /m)]);
  }
  expect(then).toEqual(['registry', 'content:schema', 'i18n']);
  expect(writeRegistry(copy.root).every((file) => file.startsWith('src/collections/'))).toBe(true);
  expect((await copy.run('scripts/contentSchema.ts')).code).toBe(0);
  const { output: problems } = await copy.run('scripts/contentCheck.ts');
  expect(problems.trim()).toMatch(/^\d+ documents, 0 problems$/);
  await copy.write('src/app/askList.test.ts', ASK_LIST);
  const chosen = ['--selectProjects', 'node', '-i', '--testPathPatterns', 'src/app/askList', 'src/collections/news'];
  const { code, output } = await copy.run('--experimental-vm-modules', 'node_modules/jest/bin/jest.js', ...chosen);
  expect([code, output]).toEqual([0, expect.stringContaining('Tests:       3 passed')]);
  expect(await copy.typeErrors(['src/collections', 'src/blocks/entries', 'src/app/registry'])).toEqual([]);
});
