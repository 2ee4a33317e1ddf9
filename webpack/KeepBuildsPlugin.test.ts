import { execFile } from 'node:child_process';
import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

interface Build {
  readonly files: readonly string[];
  readonly failed?: boolean;
}

/** Runs builds, one after another, past the plugin: each writes its files, then says that it is done. */
const SCRIPT = `
  const [pluginFile, folder, builds] = JSON.parse(process.argv[1]);
  const { writeFile } = await import('node:fs/promises');
  const { KeepBuildsPlugin } = await import(pluginFile);
  let done;
  const plugin = new KeepBuildsPlugin({ record: folder + '/record/builds.json' });
  plugin.apply({ outputPath: folder + '/client', hooks: { done: { tapPromise: (_name, handler) => { done = handler; } } } });
  for (const { files, failed } of builds) {
    for (const name of files) await writeFile(folder + '/client/' + name, name);
    await done({ hasErrors: () => failed === true, compilation: { assetsInfo: new Map(files.map((name) => [name, {}])) } });
  }`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'builds-'));
  await mkdir(path.join(folder, 'client'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(...builds: Build[]): Promise<string[]> {
  const given = JSON.stringify([path.join(process.cwd(), 'webpack/KeepBuildsPlugin.mjs'), folder, builds]);
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SCRIPT, given]);
  return (await readdir(path.join(folder, 'client'))).sort();
}

const numbered = (count: number): Build[] =>
  Array.from({ length: count }, (_, index) => ({ files: [`main.${String(index)}.js`] }));

test('five builds keep their files, the sixth drops those of the first', async () => {
  expect(await build(...numbered(5))).toHaveLength(5);
  expect(await build(...numbered(6).slice(5))).toEqual([1, 2, 3, 4, 5].map((index) => `main.${String(index)}.js`));
});

test('a file that a later build uses too stays', async () => {
  const shared = numbered(7).map(({ files }) => ({ files: [...files, 'vendor.js'] }));
  expect(await build(...shared)).toContain('vendor.js');
});

test('the same build again takes no older one’s place', async () => {
  const [first, second] = numbered(2) as [Build, Build];
  expect(await build(first, second, second, second, second, second, second)).toEqual(['main.0.js', 'main.1.js']);
});

test('going back to an old build makes it the newest', async () => {
  const builds = numbered(5);
  expect(await build(...builds, builds[0]!, { files: ['main.new.js'] })).toEqual([
    'main.0.js',
    'main.2.js',
    'main.3.js',
    'main.4.js',
    'main.new.js',
  ]);
});

test('a failed build drops nothing', async () => {
  expect(await build(...numbered(5), { files: ['main.broken.js'], failed: true })).toContain('main.0.js');
});

test('files of others in the folder are left alone', async () => {
  await writeFile(path.join(folder, 'client/other.txt'), 'x');
  expect(await build(...numbered(8))).toContain('other.txt');
});

test('a record that cannot be read is begun anew', async () => {
  await mkdir(path.join(folder, 'record'));
  await writeFile(path.join(folder, 'record/builds.json'), '{broken');
  await build(...numbered(1));
  expect(JSON.parse(await readFile(path.join(folder, 'record/builds.json'), 'utf8'))).toEqual([['main.0.js']]);
});

test('the record is put in the place of the last one, which stays whole until then', async () => {
  await build(...numbered(1));
  const last = path.join(folder, 'last.json');
  await link(path.join(folder, 'record/builds.json'), last);
  await build(...numbered(2));
  expect(JSON.parse(await readFile(last, 'utf8'))).toEqual([['main.0.js']]);
  expect(await readdir(path.join(folder, 'record'))).toEqual(['builds.json']);
});
