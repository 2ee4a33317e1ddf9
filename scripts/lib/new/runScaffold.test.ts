import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import { COMPILED_CONTENT } from '#src/content/files/compiledContent.ts';
import { copyRepository, type RepositoryCopy } from '#tests/support/repositoryCopy.ts';
import { PROBES } from '#tests/support/scaffoldProbes.ts';
import { writeRegistry } from '../registry/writeRegistry.ts';
import { STARTS } from './pageStarts.ts';
import { runScaffold, usage } from './runScaffold.ts';

/** What `npm run new` makes, tried on a copy of the repository. */

const JEST = 'node_modules/jest/bin/jest.js';
const GATES = 'src/server/middleware/siteGate.test.ts';

/** Pages without a part in it: to check all takes twice as long. */
const WITHOUT = [
  'content/cases',
  'content/questions',
  ...['contact-center-de', 'kit', 'legal', 'platform', 'products', 'promo', 'solutions'].map(
    (group) => `content/pages/${group}`,
  ),
];

/** A page that was there before and links to one of those. */
const linksThere = (problem: string) =>
  problem.includes(' leads nowhere; ') && existsSync(path.join('content', problem.slice(0, problem.indexOf(','))));

let copy: RepositoryCopy;

beforeAll(async () => {
  copy = await copyRepository({ without: WITHOUT });
  // A copy has no tests, and this one a new site is written into.
  await cp(GATES, path.join(copy.root, GATES));
});
afterAll(() => copy.remove());

/** As `npm test` runs Jest: what reads all of the content collects garbage all the time in less. */
const ROOM = '--max-semi-space-size=64';

const make = (...args: readonly string[]) => runScaffold(args, copy.root);

/** Every file that a scaffold may write, with the time of its last change. */
const filesOf = (root: string) =>
  ['config', 'content', 'src', 'tests']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${file} ${String(statSync(file).mtimeMs)}`);

/** What the build made of the content that was there before, for the tests that the copy runs: what is new they parse. */
async function takeBuiltContent() {
  const built = path.join('dist', COMPILED_CONTENT);
  if (existsSync(built)) await cp(built, path.join(copy.root, built));
}

async function expectFormatted(files: readonly string[]) {
  for (const file of files.filter((name) => /\.(tsx?|mjs)$/.test(name))) {
    const text = await copy.read(file);
    const { code } = await format(file, text, { singleQuote: true, printWidth: 120 });
    expect([file, code]).toEqual([file, text]);
  }
}

/** What the linter would say of the exports; to ask it takes long. */
async function expectDescribed(files: readonly string[]) {
  for (const file of files.filter((name) => /\.tsx?$/.test(name)))
    expect([file, await copy.read(file)]).toEqual([file, expect.not.stringMatching(/(?<!\*\/\n)^export /m)]);
}

test.each([
  [],
  ['page'],
  ['block', 'a', 'b'],
  ['unknown', 'name'],
  ['constructor', 'x'],
  ['page', 'x', '--no-such', 'y'],
])('%j is answered with how the command is used', async (...args: string[]) => {
  await expect(make(...args)).rejects.toThrow(usage()[0]);
});

const REFUSED: readonly (readonly [args: readonly string[], sentence: string])[] = [
  [['page', 'nowhere/at-all'], 'knows no /nowhere/at-all'],
  [['page', 'products/Voice'], 'Addresses are lower-case: write /products/voice'],
  [['page', 'blog/Voice'], 'Addresses are lower-case: write /blog/voice'],
  [['page', 'blog/category/voice'], 'is a filter of /blog'],
  [['page', '../../etc'], 'is no path of a page'],
  [['page', 'industries/banking'], 'is there already'],
  [['page', 'industries/fishing', '--template', 'webinar'], 'copy the folder content/pages/webinar/inb_eve_latam'],
  [['page', 'industries/fishing', '--template', 'none'], 'There is no template none'],
  [['block', 'CallMap'], 'lower-case words'],
  [['block', 'hero'], 'is there already'],
  [['block', 'block'], 'schema.ts would have two things called blockSchema'],
  [['block', 'headed-section'], 'HeadedSection.tsx would have two things called HeadedSection'],
  [['template', 'CallStory'], 'lower-case words'],
  [['template', 'kit'], 'is there already'],
  [['template', 'template'], 'schema.ts would have two things called templateSchema'],
  [['template', 'page'], 'Page.test.tsx would have two things called Page'],
  [['collection', 'News'], 'lower-case words'],
  [['collection', 'pages', '--path', '/news'], 'The name “pages” is taken'],
  [['collection', 'posts', '--path', '/news'], 'The name “posts” is taken'],
  [['collection', 'collection', '--path', '/news'], 'schema.ts would have two things called collectionSchema'],
  [['collection', 'jobs', '--path', '/careers'], '/careers is in src/app/routes.ts already'],
  [['collection', 'news', '--path', 'news'], '“news” is no path of a list'],
  [['collection', 'es'], '/es is a language'],
  [['collection', 'news', '--path', '/static/news'], '/static is a language, or what the server answers itself'],
  [['collection', 'news', '--path', '/healthz'], '/healthz is a language, or what the server answers itself'],
  [['form', 'contact', '--page', '/contacts'], 'There is a form contact already'],
  [['form', 'partners', '--page', '/contacts'], 'content/pages/contacts/en.yaml has a block “partners” already'],
  [['form', 'recall'], '--page /contacts'],
  [['form', 'recall', '--page', '/nowhere'], '/nowhere is no page'],
  [['locale', 'french'], 'two letters'],
  [['locale', 'es'], 'There is a language es already'],
  [['locale', 'ja'], 'The fonts have no letters for ja'],
  [['locale', 'fr', '--site', 'mars'], 'There is no site mars'],
  [['site', 'kz', '--locales', 'ru'], 'There is a site kz already'],
  [['locale', 'fr', '--iso', 'fr_FR'], '“fr_FR” does not say “fr” and a region'],
  [['locale', 'fr', '--iso', 'de-DE'], '“de-DE” does not say “fr” and a region'],
  [['site', 'www', '--locales', 'es'], 'is a host of the site main already'],
  [['site', 'latam'], 'Say which languages it serves'],
  [['site', 'latam', '--locales', 'es,xx'], '“es,xx” are not languages of en, es'],
  [['site', 'latam', '--locales', 'es,pt,es'], '“es,pt,es” has a language twice'],
];

// In one test: to look at all files takes longer than to refuse.
test('what cannot be made is refused with a sentence, and nothing is written', async () => {
  const before = filesOf(copy.root);
  for (const [args, sentence] of REFUSED) {
    const outcome = await make(...args).then(
      () => 'is made',
      (error: unknown) => String(error),
    );
    expect([args, outcome]).toEqual([args, expect.stringContaining(sentence)]);
  }
  expect(filesOf(copy.root)).toEqual(before);
});

test('a page of every template that there is a start for is written in all languages', async () => {
  for (const template of Object.keys(STARTS)) {
    const name = template === 'kit' ? 'without-code' : `new-${template}`; // Kit is a name, with a capital.
    const address = template === 'article' ? 'blog/first-call' : `industries/${name}`;
    const { written, left } = await make('page', address, '--template', template);
    expect(written).toHaveLength(5);
    expect(left.join(' ')).toMatch(/robots: noindex.* npm run translations -- confirm content\/\S+\/es\.yaml/);
    expect(left.some((sentence) => sentence.startsWith('Link it'))).toBe(template !== 'article');
  }
  expect(await copy.read('content/pages/industries/new-landing/ru.yaml')).toContain('Заголовок страницы');
});

test('a page takes the template of its neighbours, a post that of posts', async () => {
  await make('page', '/industries/fishing');
  expect(await copy.read('content/pages/industries/fishing/page.yaml')).toContain('template: industry');
  await make('page', '/blog/second-call');
  expect(await copy.read('content/posts/second-call/page.yaml')).toContain('template: article');
});

const LANDING = ['en', 'es', 'pt', 'ru'].map((locale) => `content/pages/industries/new-landing/${locale}.yaml`);

test('a block is its folder and nothing else: a page can hold it', async () => {
  const before = filesOf(copy.root);
  const { written, left, then } = await make('block', 'call-map', '--about', 'Where a caller’s calls go.');
  const added = filesOf(copy.root).filter((line) => !before.includes(line));
  expect(added.every((line) => line.startsWith(path.join(copy.root, 'src/blocks/call-map/')))).toBe(true);
  expect(readdirSync(path.join(copy.root, 'src/blocks/call-map'))).toEqual([
    'CallMap.module.css',
    'CallMap.test.tsx',
    'CallMap.tsx',
    'block.ts',
    'schema.ts',
  ]);
  await expectFormatted(written);
  await expectDescribed(written);
  expect(left.join('\n')).toContain('type: call-map');
  expect(then).toEqual(['registry', 'content:schema', 'contracts']);
  expect(writeRegistry(copy.root)).toEqual(['src/app/registry/blocks.gen.ts', 'src/app/registry/blockSchemas.gen.ts']);
  const words = 'title: Calls, text: Where they go.';
  for (const file of LANDING) {
    const use = file.endsWith('/en.yaml') ? `- { type: call-map, id: call-map, ${words} }` : `call-map: { ${words} }`;
    await copy.write(file, `${(await copy.read(file)).trimEnd()}\n  ${use}\n`);
  }
  const translations = LANDING.filter((file) => !file.endsWith('/en.yaml'));
  expect((await copy.run('scripts/translations.ts', 'confirm', ...translations)).code).toBe(0);
});

test('a template is its folder and nothing else: a page may have it, without the settings of others', async () => {
  const before = filesOf(copy.root);
  const { written, left, then } = await make('template', 'call-story', '--about', 'What became of a caller’s call.');
  const added = filesOf(copy.root).filter((line) => !before.includes(line));
  expect(added.every((line) => line.startsWith(path.join(copy.root, 'src/pages/call-story/')))).toBe(true);
  expect(readdirSync(path.join(copy.root, 'src/pages/call-story'))).toEqual([
    'CallStory.module.css',
    'CallStory.test.tsx',
    'CallStory.tsx',
    'schema.ts',
    'template.ts',
  ]);
  await expectFormatted(written);
  await expectDescribed(written);
  expect(left.join('\n')).toContain('template: call-story');
  expect(then).toEqual(['registry', 'content:schema', 'contracts']);
  expect(writeRegistry(copy.root)).toEqual([
    'src/app/registry/templates.gen.ts',
    'src/app/registry/templateSchemas.gen.ts',
  ]);
  const settings = 'content/pages/industries/new-landing/page.yaml';
  await copy.edit(settings, 'template: landing', 'template: call-story');
});

test('a list is its folders and nothing else', async () => {
  const before = filesOf(copy.root);
  const { written, left, then } = await make('collection', 'news', '--path', '/news');
  expect(left.join('\n')).toContain('Add /news to tests/support/knownPaths.ts');
  const added = filesOf(copy.root).filter((line) => !before.includes(line));
  const places = ['src/collections/news/', 'content/news/', 'content/pages/news/', 'content/taxonomy.yaml'];
  expect(added.filter((line) => !places.some((place) => line.startsWith(path.join(copy.root, place))))).toEqual([]);
  await expectFormatted(written);
  await expectDescribed(written);
  expect(then).toEqual(['registry', 'content:schema', 'contracts', 'i18n']);
  expect(writeRegistry(copy.root).every((file) => file.startsWith('src/collections/'))).toBe(true);
});

test('the schemas of the editors and the document of the templates know all that was made', async () => {
  expect((await copy.run('scripts/contentSchema.ts')).code).toBe(0);
  expect(await copy.read('content/schema/locale.schema.json')).toContain('Where a caller’s calls go.');
  expect(await copy.read('content/schema/page.schema.json')).toContain('What became of a caller’s call.');
  expect(await copy.read('docs/templates.md')).toContain('## `call-story`');
});

test('the new block and template are drawn, the list, its filter, its entry and its feed answer, and their own tests pass', async () => {
  await copy.write('src/app/probes.test.tsx', PROBES);
  await takeBuiltContent();
  const places = ['src/app/probes', 'src/blocks/call-map', 'src/pages/call-story', 'src/collections/news'];
  const chosen = ['--selectProjects', 'node', '-i', '--testPathPatterns', ...places];
  const { code, output } = await copy.run(ROOM, '--experimental-vm-modules', JEST, ...chosen);
  expect([code, output]).toEqual([0, expect.stringContaining('Tests:       7 passed')]);
});

test('a form has its definition, its block in every language, and its cases', async () => {
  const { written } = await make('form', 'call-back', '--page', '/contacts');
  await expectFormatted(written);
  await expectDescribed(written);
  expect(await copy.read('content/pages/contacts/pt.yaml')).toMatch(
    /  call-back:\n    from: [a-z]{8}\n    title: Escreva-nos\n/,
  );
});

test('a language has its rows and labels', async () => {
  const { written, left } = await make('locale', 'fr');
  await expectFormatted(written);
  expect(await copy.read('config/locales.ts')).toContain("name: 'Français'");
  expect(await copy.read('content/taxonomy.yaml')).toContain('ru: Голосовой ИИ, fr: Voice AI }');
  expect(left.join('\n')).toMatch(/Write fr\.yaml in the \d+ folders/);
});

// Once for all that was made: to check takes as long as to make a dozen. What is wrong on purpose shows that it has looked.
test('all pages are sound, but for what is left to write in the new language and what is wrong on purpose', async () => {
  const wrong = 'content/pages/industries/new-legal/page.yaml';
  await copy.edit(wrong, 'template: legal', 'template: call-story\nparts: [/contacts]');
  await copy.edit('content/pages/industries/fishing/en.yaml', 'href: /contacts', 'href: /nowhere');
  const { output } = await copy.run(ROOM, 'scripts/contentCheck.ts');
  const problems = output
    .trim()
    .split('\n')
    .slice(0, -1)
    .filter((line) => !linksThere(line));
  const missing = problems.filter((line) => line.includes('fr.yaml'));
  expect(missing.length).toBeGreaterThan(20);
  expect(problems.filter((line) => !missing.includes(line)).sort()).toEqual([
    expect.stringContaining('/nowhere'),
    expect.stringContaining('"parts" belongs to the template solution'),
  ]);
});

test('a site has its row and its place among search engines', async () => {
  const { written, left } = await make('site', 'latam', '--locales', 'es,pt');
  await expectFormatted(written);
  expect(await copy.read('src/server/render/alternates.ts')).toContain("latam: 'points to main'");
  expect(left.join('\n')).toContain('http://latam.localhost:3000');
  expect(left.join('\n')).toContain('src/server/render/describeLinks.test.ts');
});

test('the types of all that was made are right', async () => {
  const files = [
    'config',
    'src/app/registry/blocks.ts',
    'src/app/registry/templates.ts',
    'src/content/document.ts',
    'src/content/facts',
    'src/content/language',
    'src/collections/news',
    'src/collections/press',
    'src/blocks/entries',
    'src/app/registry/entryKinds.ts',
    'src/shared/text',
    'src/search/server/searchTerms.ts',
    'src/server/render/alternates.ts',
  ];
  expect(await copy.typeErrors([...files, 'tests/support/formCases.ts'])).toEqual([]);
});
