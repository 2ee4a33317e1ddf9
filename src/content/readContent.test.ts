import path from 'node:path';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { describeProblem } from '#src/content/check/contentProblem.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { readContent } from '#src/content/readContent.ts';
import { createContentFolder, pageFile, pageFiles, snapshotOf, testParts } from '#tests/support/contentFolder.ts';

const POST = 'template: article\nentry: { date: 2026-01-01, category: news, tags: [] }';

test.each([
  ['pages/home', '/'],
  ['pages/about', '/about'],
  ['pages/a/b/c', '/a/b/c'],
  ['posts/first', '/blog/first'],
])('the folder %s is the page %s', async (folder, path) => {
  const settings = folder.startsWith('posts/') ? POST : undefined;
  const { documents, problems } = await snapshotOf(pageFiles(folder, 'Title', settings));
  expect(problems).toEqual([]);
  expect([...documents.keys()]).toEqual([path]);
  expect(documents.get(path)?.locales.es?.title).toBe('Title es');
});

test.each([
  'redirects.yaml',
  'taxonomy.yaml',
  'menus.yaml',
  'pages/a/page.yaml',
  'pages/a/en.yaml',
  'posts/a/ru.yaml',
  'pages/a/b/pt.yaml',
])('%s is content', (name) => {
  expect(createContentKinds(testParts).schemaOf(name)).toBeDefined();
});

test.each([
  'pages/page.yaml',
  'pages/a/de.yaml',
  'pages/a/xa.yaml',
  'pages/a/notes.yaml',
  'other/a/page.yaml',
  'pages/a/page.yml',
  'page.yaml',
  'schema/page.schema.json',
  'toString',
  'constructor/a/page.yaml',
  '__proto__/a/page.yaml',
  'pages/a/page.yaml~',
])('%s is not', (name) => {
  expect(createContentKinds(testParts).schemaOf(name) === undefined).toBe(true);
});

test('without a file that all pages need, the error names it and every problem', async () => {
  const broken = snapshotOf({ 'menus.yaml': 'header: []', 'pages/a/page.yaml': 'template: nothing' });
  await expect(broken).rejects.toThrow(
    /no valid menus\.yaml[^]*menus\.yaml, line 1[^]*pages\/a\/page\.yaml, line 1, template/,
  );
});

test('a language that is broken is missing from its page; the others are there', async () => {
  const { documents, problems } = await snapshotOf({ ...pageFiles('pages/a', 'Title'), 'pages/a/es.yaml': 'title: 1' });
  expect(Object.keys(documents.get('/a')?.locales ?? {})).toEqual(['en', 'pt', 'ru']);
  expect(problems.map(({ file }) => file)).toContain('pages/a/es.yaml');
});

test('an id that two blocks share is a problem at the second', async () => {
  const blocks = '  - { type: note, id: a, title: A }\n  - { type: note, id: a, title: B }';
  const { problems } = await snapshotOf({
    'pages/a/page.yaml': 'template: landing',
    'pages/a/en.yaml': pageFile('T', blocks),
  });
  expect(problems).toEqual([
    { file: 'pages/a/en.yaml', place: 'line 5, block "a" (note), id', rule: '"a" is used twice' },
  ]);
});

test.each(['//evil.com', 'https://evil.com', '/\\evil.com', 'javascript:alert(1)'])(
  'a redirect to %s is a problem, and no reason to do without the others',
  async (to) => {
    const { redirects, problems } = await snapshotOf({
      'redirects.yaml': `- { from: /a, to: '${to}' }\n- { from: /b, to: /c }`,
    });
    expect(redirects).toEqual([{ from: '/b', to: '/c' }]);
    expect(problems).toEqual([
      {
        file: 'redirects.yaml',
        place: 'line 1, entry 1, to',
        rule: expect.stringContaining('must be a path of this site') as string,
      },
    ]);
  },
);

test('Markdown is sanitised when it is read', async () => {
  const blocks = '  - { type: rich-text, id: text, body: "**a** <script>x</script>" }';
  const { documents } = await snapshotOf({
    'pages/a/page.yaml': 'template: landing',
    'pages/a/en.yaml': pageFile('T', blocks),
  });
  expect(JSON.stringify(documents.get('/a')?.locales.en?.blocks)).toContain('<strong>a</strong> </p>');
});

test('a menu that was never there is named', async () => {
  const folder = await createContentFolder({});
  await folder.remove('footer.yaml');
  const read = readContent(createContentFiles(folder.directory), createContentKinds(testParts));
  await expect(read).rejects.toThrow('footer.yaml: is missing, and every page needs it;');
  await folder.dispose();
});

test('of two folders for one address the first is the page, and the other is named', async () => {
  const { documents, problems } = await snapshotOf({
    ...pageFiles('pages/blog/x', 'Page'),
    ...pageFiles('posts/x', 'Post', POST),
  });
  expect(documents.get('/blog/x')?.locales.en?.title).toBe('Page en');
  expect(problems.map(describeProblem)).toEqual([
    'posts/x/page.yaml: /blog/x is the page in pages/blog/x already; rename one of the two folders.',
  ]);
});

test('a folder of downloads that cannot be read is named, and costs nothing else', async () => {
  const { directory, dispose } = await createContentFolder({
    ...pageFiles('pages/a', 'Title'),
    'public/files': 'a file',
  });
  const publicDirectory = path.join(directory, 'public');
  const snapshot = await readContent(createContentFiles(directory, { publicDirectory }), createContentKinds(testParts));
  expect([snapshot.documents.has('/a'), snapshot.files.size]).toEqual([true, 0]);
  expect(snapshot.problems.map(describeProblem)).toContain('public/files/: could not be read (ENOTDIR).');
  await dispose();
});
