import { readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pageParts } from '#src/app/registry/pageParts.ts';
import {
  compileContent,
  openCompiledContent,
  type CompiledContent,
  type GoodFile,
} from '#src/content/files/compiledContent.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { surveyFolder, type ContentSurvey } from '#src/content/files/surveyFolder.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { createContentStore } from '#src/content/contentStore.ts';
import { readContent, type ContentSnapshot } from '#src/content/readContent.ts';
import { createContentFolder, pageFile, pageFiles, testParts, wordsFile } from '#tests/support/contentFolder.ts';
import { copyVariedContent } from '#tests/support/variedContent.ts';

const CODE = 'this version';
const damaged: string[] = [];
const opened: CompiledContent[] = [];
const open = () => {
  const compiled = openCompiledContent(file, CODE, (message) => damaged.push(message));
  opened.push(compiled);
  return compiled;
};
afterEach(() => {
  for (const compiled of opened.splice(0)) compiled.close();
  damaged.length = 0;
});
let scratch = '';
let file = '';
beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'compiled-'));
  file = path.join(scratch, 'content.compiled');
});
afterAll(() => rm(scratch, { recursive: true }));

/** A folder, and what was compiled of it. `replace` changes each compiled value, so that it can be told from a parsed one. */
async function compileFolder(
  content: Readonly<Record<string, string>>,
  replace = (good: GoodFile): unknown => good.value(),
) {
  const folder = await createContentFolder(content);
  const kinds = createContentKinds(testParts);
  const files = createContentFiles(folder.directory);
  const { names: listed } = await files.read(kinds);
  const good = files.listGood().map((each) => ({ ...each, value: () => replace(each) }));
  await writeFile(file, compileContent(good, CODE, { directory: folder.directory, listed }));
  const versionWith = async (built: object) => {
    const options = { directory: folder.directory, parts: testParts, onProblem: () => undefined, ...built };
    return (await createContentStore(options)).version();
  };
  /** Whoever guesses while a thread looks comes to the same as who looks. */
  const readWith = async (compiled = open()) => {
    const looked = await readContent(createContentFiles(folder.directory, { compiled }), kinds);
    const survey = surveyFolder(folder.directory, compiled);
    const guessed = await readContent(createContentFiles(folder.directory, { compiled, survey }), kinds);
    expect(outlineOf(guessed)).toEqual(outlineOf(looked));
    expect(await versionWith({ compiled, survey })).toBe(await versionWith({}));
    return guessed;
  };
  return { ...folder, names: good.map(({ name }) => name), readWith };
}

const outlineOf = ({ documents, written, problems, unreadable }: ContentSnapshot) => ({
  pages: [...documents].map(([page, { locales }]) => [page, Object.keys(locales)]),
  files: [...written.keys()].sort(),
  problems,
  unreadable,
});

type Write = Awaited<ReturnType<typeof createContentFolder>>['write'];

const isWords = ({ name }: GoodFile) => name.startsWith('pages/about/') && !name.endsWith('page.yaml');
const marked = (good: GoodFile) =>
  isWords(good) ? { ...(good.value() as object), title: `compiled ${good.name}` } : good.value();

test('of real content with all templates, blocks and fields, what is compiled is what is parsed', async () => {
  const directory = path.join(scratch, 'varied');
  copyVariedContent(directory);
  const { schemaOf } = createContentKinds(pageParts);
  const files = createContentFiles(directory);
  const { names, values } = await files.read({ schemaOf });
  await writeFile(file, compileContent(files.listGood(), CODE, { directory }));
  const compiled = open();
  const { found } = await surveyFolder(directory, compiled);
  expect(found?.changed).toEqual(names.filter((name) => !values.has(name)));
  const recalled = names.flatMap((name) => compiled.find(name) ?? []);
  expect(recalled.map(({ name }) => name)).toEqual([...values.keys()].sort());
  for (const { name, value } of recalled) expect([name, value()]).toStrictEqual([name, values.get(name)?.()]);
});

test('a file whose text is the compiled one is not parsed, and its value is made once', async () => {
  const { readWith, dispose } = await compileFolder(pageFiles('pages/about', 'About'), marked);
  const about = (await readWith()).documents.get('/about');
  expect(Object.entries(about?.locales ?? {}).map(([locale, { title }]) => [locale, title])).toEqual(
    ['en', 'es', 'pt', 'ru'].map((locale) => [locale, `compiled pages/about/${locale}.yaml`]),
  );
  expect(about?.locales.en).toBe(about?.locales.en);
  await dispose();
});

test('a changed file wins, though it has the same size and the same time', async () => {
  const { directory, write, readWith, dispose } = await compileFolder(pageFiles('pages/about', 'About'), marked);
  const changed = path.join(directory, 'pages/about/pt.yaml');
  const { mtime } = await stat(changed);
  await write('pages/about/pt.yaml', wordsFile(pageFile('Tuoba pt'), pageFile('About en')));
  await utimes(changed, mtime, mtime);
  const { locales } = (await readWith()).documents.get('/about') ?? {};
  expect([locales?.pt?.title, locales?.es?.title]).toEqual(['Tuoba pt', 'compiled pages/about/es.yaml']);
  await dispose();
});

test('a change of the source makes all languages anew: they have its structure', async () => {
  const { write, readWith, dispose } = await compileFolder(pageFiles('pages/about', 'About'), marked);
  await write('pages/about/en.yaml', pageFile('About us'));
  const { locales } = (await readWith()).documents.get('/about') ?? {};
  expect([locales?.en?.title, locales?.es?.title]).toEqual(['About us', 'About es']);
  await dispose();
});

test('a source that is broken since leaves its languages as they were compiled', async () => {
  const { write, readWith, dispose } = await compileFolder(pageFiles('pages/about', 'About'), marked);
  await write('pages/about/en.yaml', 'title: [');
  const { documents, problems } = await readWith();
  expect(Object.keys(documents.get('/about')?.locales ?? {})).toEqual(['es', 'pt', 'ru']);
  expect(documents.get('/about')?.locales.es?.title).toBe('compiled pages/about/es.yaml');
  expect(problems.map(({ file }) => file)).toEqual(['pages/about/en.yaml']);
  await dispose();
});

test('another source than the compiled one makes all languages anew', async () => {
  const files = new Map(Object.entries(pageFiles('pages/about', 'About')));
  files.delete('pages/about/en.yaml');
  files.set('pages/about/es.yaml', pageFile('About es'));
  const { write, readWith, dispose } = await compileFolder(Object.fromEntries(files), marked);
  expect((await readWith()).documents.get('/about')?.locales.pt?.title).toBe('compiled pages/about/pt.yaml');
  await write('pages/about/en.yaml', pageFile('About en'));
  const { documents, problems } = await readWith();
  expect(documents.get('/about')?.locales.pt?.title).toBe('About pt');
  expect(problems.map(({ file }) => file)).toEqual(['pages/about/es.yaml']);
  await dispose();
});

test('another folder with the same names is read from its own files; what was deleted is gone', async () => {
  const { readWith, dispose, remove } = await compileFolder(pageFiles('pages/about', 'About'), marked);
  const mounted = await createContentFolder(pageFiles('pages/about', 'Mounted'));
  const files = createContentFiles(mounted.directory, { compiled: open() });
  const snapshot = await readContent(files, createContentKinds(testParts));
  expect(snapshot.documents.get('/about')?.locales.en?.title).toBe('Mounted en');
  await remove('pages/about');
  expect((await readWith()).documents.has('/about')).toBe(false);
  await Promise.all([dispose(), mounted.dispose()]);
});

test('what was found of the folder already is believed; of another folder, or another build, it is not', async () => {
  const { directory, write, dispose } = await compileFolder(pageFiles('pages/about', 'About'), marked);
  const survey = await surveyFolder(directory, open());
  const other = { names: open().listed, unreadable: [], changed: ['pages/about/en.yaml'] };
  // To tell who has looked: the first look was before this.
  await write('pages/about/en.yaml', pageFile('About us'));
  const titleWith = async (given: Partial<ContentSurvey> | undefined) => {
    const found = Promise.resolve(given && { ...survey, ...given });
    const files = createContentFiles(directory, { compiled: open(), survey: found });
    const { documents } = await readContent(files, createContentKinds(testParts));
    return documents.get('/about')?.locales.en?.title;
  };
  expect(await titleWith({})).toBe('compiled pages/about/en.yaml');
  expect(await titleWith({ found: other })).toBe('About us');
  for (const given of [undefined, { directory: '/elsewhere' }, { version: 'another' }])
    expect(await titleWith(given)).toBe('About us');
  await dispose();
});

test('a broken file is compiled by nobody, and named at each start with its line', async () => {
  // Of a list of rules the good ones hold.
  const broken = { 'pages/about/pt.yaml': 'title: [', 'redirects.yaml': '- { from: /a, to: //b }' };
  const { names, readWith, dispose } = await compileFolder({ ...pageFiles('pages/about', 'About'), ...broken });
  expect(names.filter((name) => name in broken)).toEqual([]);
  expect((await readWith()).problems).toEqual([
    expect.objectContaining({ file: 'redirects.yaml' }),
    expect.objectContaining({ file: 'pages/about/pt.yaml', place: expect.stringContaining('line 1') as string }),
  ]);
  await dispose();
});

test('a file that nothing reads is named at each start, though nothing has changed', async () => {
  const { readWith, dispose } = await compileFolder({
    ...pageFiles('pages/about', 'About'),
    'pages/about/notes.yaml': '',
  });
  expect((await readWith()).problems).toEqual([expect.objectContaining({ file: 'pages/about/notes.yaml' })]);
  await dispose();
});

test('of a compiled file, the line of a field can be told', async () => {
  const { readWith, write, dispose } = await compileFolder(pageFiles('pages/about', 'About'));
  const { locate } = await readWith();
  const lineOf = (file: string) => locate(file, ['meta_description']).line;
  expect(lineOf('pages/about/en.yaml')).toBe(2);
  expect(lineOf('pages/about/es.yaml')).toBe(3);
  expect(locate('pages/about/es.yaml', ['blocks', 0, 'title'])).toEqual({ file: 'pages/about/es.yaml', line: 7 });
  expect(locate('pages/about/es.yaml', ['blocks', 0, 'type'])).toEqual({ file: 'pages/about/en.yaml', line: 4 });
  await write('pages/about/pt.yaml', 'meta_description: x');
  expect(lineOf('pages/about/pt.yaml')).toBeUndefined();
  await dispose();
});

test.each([
  ['a page more', (write: Write) => write('pages/more/page.yaml', 'template: landing')],
  [
    'a language more',
    (write: Write) => write('pages/about/pt.yaml', wordsFile(pageFile('About'), pageFile('About en'))),
  ],
  ['a file that nothing reads', (write: Write) => write('pages/about/notes.yaml', 'a: 1')],
  ['a folder that is named as a file', (write: Write) => write('pages/about/extra.yaml/x', '')],
])('with %s, what was guessed does not hold', async (_what, change) => {
  const files = new Map(Object.entries(pageFiles('pages/about', 'About')));
  files.delete('pages/about/pt.yaml');
  const { readWith, write, dispose } = await compileFolder(Object.fromEntries(files), marked);
  const before = outlineOf(await readWith());
  await change(write);
  expect(outlineOf(await readWith())).not.toEqual(before);
  await dispose();
});

test('what was added since is parsed, beside what was compiled', async () => {
  const { readWith, write, dispose } = await compileFolder(pageFiles('pages/about', 'About'), marked);
  for (const [name, text] of Object.entries(pageFiles('pages/added', 'Added'))) await write(name, text);
  const { documents } = await readWith();
  expect(documents.get('/added')?.locales.en?.title).toBe('Added en');
  expect(documents.get('/about')?.locales.en?.title).toBe('compiled pages/about/en.yaml');
  await dispose();
});

test('what other code has compiled is refused', async () => {
  const { dispose } = await compileFolder(pageFiles('pages/about', 'About'));
  expect(() => openCompiledContent(file, 'another version', () => undefined)).toThrow(/made by another version/);
  await dispose();
});

test('with a damaged header, cut off anywhere, too long, or not there, it is refused', async () => {
  const { dispose } = await compileFolder(pageFiles('pages/about', 'About'));
  const whole = readFileSync(file);
  for (const spot of [0, 43, 50, 60, 200]) {
    await writeFile(file, flip(whole, spot));
    expect(open).toThrow(/is damaged/);
  }
  await writeFile(file, Buffer.from(whole).fill('9', 44, 56));
  expect(open).toThrow(/is damaged/);
  for (const cut of [0, 10, 100, Math.floor(whole.length / 2), whole.length - 1]) {
    await writeFile(file, whole.subarray(0, cut));
    expect(open).toThrow(/is damaged/);
  }
  await writeFile(file, Buffer.concat([whole, Buffer.from('{}')]));
  expect(open).toThrow(/is damaged/);
  expect(() => openCompiledContent('/no/such/file', CODE, () => undefined)).toThrow('ENOENT');
  await dispose();
});

test('a damaged value is said when it is asked for, and parsed from its file instead', async () => {
  const { readWith, dispose } = await compileFolder(pageFiles('pages/about', 'About'), marked);
  const whole = readFileSync(file);
  await writeFile(file, flip(whole, whole.indexOf('compiled pages/about/es.yaml')));
  const { documents, problems } = await readWith();
  expect(damaged).toEqual([]);
  const titles = Object.values(documents.get('/about')?.locales ?? {}).map(({ title }) => title);
  expect(titles).toEqual(
    ['en', 'es', 'pt', 'ru'].map((each) => (each === 'es' ? 'About es' : `compiled pages/about/${each}.yaml`)),
  );
  expect([damaged, problems]).toEqual([[`pages/about/es.yaml in ${file} is damaged`], []]);
  await dispose();
});

test('who has opened it keeps it while the next build puts another in its place', async () => {
  const { readWith, dispose } = await compileFolder(pageFiles('pages/about', 'About'), marked);
  const { documents } = await readWith();
  await writeFile(`${file}.part`, 'another');
  await rename(`${file}.part`, file);
  expect(documents.get('/about')?.locales.en?.title).toBe('compiled pages/about/en.yaml');
  expect(damaged).toEqual([]);
  await dispose();
});

function flip(whole: Buffer, spot: number): Buffer {
  const changed = Buffer.from(whole);
  changed[spot] = (changed[spot] ?? 0) ^ 1;
  return changed;
}
