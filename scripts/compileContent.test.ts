import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openCompiledContent } from '#src/content/files/compiledContent.ts';
import { pageFiles, createContentFolder } from '#tests/support/contentFolder.ts';

const CODE = 'this version';

const compile = (site: string) =>
  promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    path.resolve('scripts/compileContent.ts'),
    CODE,
    site,
  ]);

test('two that compile at once leave one whole file, and nothing beside it', async () => {
  const blocks = '  - { type: rich-text, id: note, body: Some words }';
  const { directory, dispose } = await createContentFolder(
    pageFiles('pages/about', 'About', 'template: landing', blocks),
    'content',
  );
  const root = path.dirname(directory);
  await mkdir(path.join(root, 'dist'));
  await Promise.all([compile(root), compile(root)]);
  expect(await readdir(path.join(root, 'dist'))).toEqual(['content.compiled']);
  const compiled = openCompiledContent(path.join(root, 'dist/content.compiled'), CODE, fail);
  const names = ['pages/about/en.yaml', 'pages/about/page.yaml'];
  expect(compiled.findChanged(directory, names)).toEqual([]);
  expect(compiled.recall(names).map(({ name }) => name)).toEqual(names);
  compiled.close();
  await dispose();
});

function fail(message: string): never {
  throw new Error(message);
}
