import { execFile } from 'node:child_process';
import { appendFile, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { compileContent, openCompiledContent, type CompiledContent } from '#src/content/files/compiledContent.ts';
import { pageFiles, createContentFolder } from '#tests/support/contentFolder.ts';

const CODE = 'this version';

function withCompiled<Result>(file: string, ask: (compiled: CompiledContent) => Result): Result {
  const compiled = openCompiledContent(file, CODE, fail);
  try {
    return ask(compiled);
  } finally {
    compiled.close();
  }
}

const compile = (site: string) =>
  promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    path.resolve('scripts/compileContent.ts'),
    CODE,
    site,
  ]);

// One test for both: each start of the script loads every block and template.
test('two that compile at once leave one whole file, and nothing beside it; what the same code has made is taken over', async () => {
  const blocks = '  - { type: rich-text, id: note, body: Some words }';
  const { directory, dispose } = await createContentFolder(
    { ...pageFiles('pages/about', 'About', 'template: landing', blocks), 'prices/voice.json': '{}' },
    'content',
  );
  const root = path.dirname(directory);
  const target = path.join(root, 'dist/content.compiled');
  await mkdir(path.dirname(target));
  await age(directory);
  await Promise.all([compile(root), compile(root)]);
  expect(await readdir(path.dirname(target))).toEqual(['content.compiled', 'content.listing', 'search.indexes']);
  const names = ['pages/about/en.yaml', 'pages/about/page.yaml'];
  withCompiled(target, (compiled) => {
    expect(compiled.findChanged(directory, names)).toEqual([]);
    expect(names.map((name) => compiled.find(name)?.name)).toEqual(names);
  });
  const first = await readFile(target);
  await compile(root);
  expect(await readFile(target)).toEqual(first);
  const [kept, edited] = ['pages/about/en.yaml', 'pages/about/page.yaml'];
  // To be told from what is made anew.
  const marked = withCompiled(target, (compiled) => {
    const files = [kept, edited].map((name) => ({
      name,
      hash: compiled.find(name)?.hash ?? '',
      value: () => ({ ...(compiled.find(name)?.value() as object), marked: true }),
    }));
    return compileContent(files, CODE, { directory });
  });
  await writeFile(target, marked);
  await appendFile(path.join(directory, edited), '# a remark\n');
  await compile(root);
  const values = withCompiled(target, (compiled) => [kept, edited].map((name) => compiled.find(name)?.value()));
  expect(values).toEqual([expect.objectContaining({ marked: true }), expect.not.objectContaining({ marked: true })]);
  await dispose();
});

/** A build believes no times of files that were just written. */
async function age(directory: string): Promise<void> {
  const before = new Date(Date.now() - 60_000);
  for (const name of await readdir(directory, { recursive: true }))
    await utimes(path.join(directory, name), before, before);
}

function fail(message: string): never {
  throw new Error(message);
}
