import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startScript } from '#tests/support/scriptProcess.ts';

const root = process.cwd();

interface Catalog {
  readonly url: string;
  readonly chunks: Readonly<Record<string, Record<string, unknown>>>;
}

const blocks = ['a', 'b'].map((name) => `import(/* webpackChunkName: "block-${name}" */ './blocks/${name}.js')`);

/** A site of two blocks. Messages are objects: a constant text would be put into who uses it, and its module left out. */
const site: Readonly<Record<string, string>> = {
  'src/main.js': `${blocks.join(';\n')};`,
  'src/blocks/a.js': `export const a = 'a';`,
  'src/blocks/b.js': `export const b = 'b';`,
  'src/begin.js': `console.log('begin');`,
  'src/card.js': `export const card = { id: 'card' };`,
  'src/later.js': `export const later = { id: 'later' };`,
  'src/server/only.js': `export const only = { id: 'only' };`,
};
const said = ['src/main.js', 'src/blocks/a.js', 'src/card.js', 'src/later.js', 'src/server/only.js', 'src/gone.js'];

const use = (file: string) => `import { card } from '${file}'; console.log(card);`;

async function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

const catalog = (locale: string) =>
  [
    `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${locale}\\n"\n`,
    ...said.map((file) => `#: ${file}\nmsgid "${file}"\nmsgstr "${file}"\n`),
  ].join('\n');

/** In a process of its own, one compiler for all builds of a question, as in a watch. */
const builder = startScript(`
  const { default: webpack } = await import(${JSON.stringify(path.join(root, 'node_modules/webpack/lib/index.js'))});
  const { CatalogsPlugin } = await import(${JSON.stringify(path.join(root, 'webpack/CatalogsPlugin.mjs'))});
  const { quickRebuilds } = await import(${JSON.stringify(path.join(root, 'webpack/shared.mjs'))});
  const { writeFileSync, readFileSync } = await import('node:fs');
  const { promisify } = await import('node:util');
  async function answer({ folder, mode, changes }) {
    const compiler = webpack({
      context: folder, mode, devtool: false, entry: { begin: './src/begin.js', main: { import: './src/main.js', dependOn: 'begin' } },
      output: { path: folder + '/out/client', publicPath: '/static/' },
      // Catalogs are split before code is minimized, and to load the minimizer takes longer than all builds.
      optimization: { minimize: false, splitChunks: { chunks: 'all', minSize: 0 }, ...(mode === 'development' ? quickRebuilds : {}) },
      plugins: [new CatalogsPlugin({ root: folder, development: false, manifest: '../catalogs.json' })],
    });
    const found = [];
    for (const files of [{}, ...changes]) {
      for (const [name, text] of Object.entries(files)) writeFileSync(folder + '/' + name, text);
      const stats = await promisify(compiler.run.bind(compiler))();
      if (stats.hasErrors()) throw new Error(stats.toString());
      found.push(JSON.parse(readFileSync(folder + '/out/catalogs.json', 'utf8')).es);
    }
    return found;
  }`);
afterAll(() => builder.end());

/**
 * Builds the site as the real one is built, and again after each change of its files.
 *
 * @returns of each build: file → the chunks that carry what it says; under `url`, where all messages are
 */
async function build(mode: 'production' | 'development', changes: readonly Readonly<Record<string, string>>[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'graph-'));
  try {
    await write(folder, site);
    for (const locale of ['en', 'es', 'pt', 'ru'])
      await write(folder, { [`locales/${locale}/messages.po`]: catalog(locale) });
    return (await builder.ask<Catalog[]>({ folder, mode, changes })).map(placesOf);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function placesOf({ url, chunks }: Catalog): Record<string, string[]> {
  const places = said.map((file) => {
    const names = Object.keys(chunks).filter((name) => JSON.stringify(chunks[name]).includes(file));
    return [file, names.sort()];
  });
  return { ...(Object.fromEntries(places) as Record<string, string[]>), url: [url] };
}

describe.each(['production', 'development'] as const)('in a %s build', (mode) => {
  test('a message goes with the chunks that bring its file along, wherever that moves', async () => {
    const inA = { 'src/blocks/a.js': use('../card.js') };
    const inBoth = { 'src/blocks/b.js': use('../card.js') };
    const inMain = { 'src/main.js': `${site['src/main.js'] ?? ''}\n${use('./card.js')}` };
    const [none, a, both, main] = await build(mode, [inA, inBoth, inMain]);
    expect([none, a, both, main].map((places) => places?.['src/card.js'])).toEqual([
      ['server'],
      ['block-a'],
      ['block-a', 'block-b'],
      ['shell'],
    ]);
    for (const places of [none, a, both, main])
      expect([places?.['src/main.js'], places?.['src/blocks/a.js']]).toEqual([['shell'], ['block-a']]);
  });

  test('what is named as a visitor’s has words of its own, and what loads it carries none of them', async () => {
    const [, places] = await build(mode, [
      { 'src/main.js': `${site['src/main.js'] ?? ''}\nimport(/* webpackChunkName: "visitor-x" */ './later.js');` },
    ]);
    expect(places?.['src/later.js']).toEqual(['visitor-x']);
  });

  test('a message that becomes a visitor’s gives the files another name, which browsers keep', async () => {
    const load = (name: string) => ({
      'src/main.js': `${site['src/main.js'] ?? ''}\nimport(/* webpackChunkName: "${name}" */ './later.js');`,
    });
    const [, other, visitors] = await build(mode, [load('other'), load('visitor-x')]);
    expect([other?.['src/later.js'], visitors?.['src/later.js']]).toEqual([['later'], ['visitor-x']]);
    expect(visitors?.url).not.toEqual(other?.url);
  });

  test('what the code of every page loads later, no page carries', async () => {
    const inMain = `${site['src/main.js'] ?? ''}\nimport(/* webpackChunkName: "parts" */ './parts.js');`;
    const [, places, both] = await build(mode, [
      { 'src/main.js': inMain, 'src/parts.js': `import(/* webpackChunkName: "part" */ './later.js');` },
      { 'src/blocks/a.js': `import(/* webpackChunkName: "part" */ '../later.js');` },
    ]);
    expect([places, both].map((found) => found?.['src/later.js'])).toEqual([['later'], ['block-a', 'later']]);
  });

  test('what a block loads later, the block carries; what nobody loads is the server’s; what has moved is everybody’s', async () => {
    const [, places] = await build(mode, [
      { 'src/blocks/a.js': `import(/* webpackChunkName: "late" */ '../later.js');` },
    ]);
    expect(places).toMatchObject({
      'src/later.js': ['block-a'],
      'src/server/only.js': ['server'],
      'src/gone.js': ['shell'],
    });
  });
});
