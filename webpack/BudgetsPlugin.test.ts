import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startScript } from '#tests/support/scriptProcess.ts';

const root = process.cwd();

/** Builds an entry and a chunk with the plugin behind the one that compresses, and answers what the build complains of. */
const builder = startScript(`
  const root = ${JSON.stringify(root)};
  const { BudgetsPlugin } = await import(root + '/webpack/BudgetsPlugin.mjs');
  const { promisify } = await import('node:util');
  const { default: webpack } = await import('webpack');
  const { default: CompressionPlugin } = await import('compression-webpack-plugin');
  const { JoinedStylesPlugin } = await import(root + '/webpack/JoinedStylesPlugin.mjs');
  const pages = [{ path: '/a', template: 'plain', chunks: { hydrated: ['page-plain'], whenUsed: [], staticOnly: [] } }];
  const readPages = async () => pages;
  async function answer({ folder, budgets }) {
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      context: folder,
      entry: { main: './main.js' },
      output: { path: folder + '/out' },
      plugins: [
        new CompressionPlugin({ algorithm: 'brotliCompress', filename: '[path][base].br', threshold: 512 }),
        new JoinedStylesPlugin({ readPages, filename: 'joined.json' }),
        new BudgetsPlugin({ budgets, filename: 'visits.json', joinedStyles: 'joined.json', readPages }),
      ],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    return stats.compilation.errors.map(({ message }) => message);
  }`);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'budgets-'));
  await writeFile(path.join(folder, 'main.js'), `import(/* webpackChunkName: "page-plain" */ './page.js');`);
  await writeFile(path.join(folder, 'page.js'), `console.log('${'the same again, '.repeat(1000)}');`);
});
afterAll(() => Promise.all([builder.end(), rm(folder, { recursive: true })]));

function build(scripts: number): Promise<string[]> {
  const most = { scripts: 1e6, styles: 1e6 };
  const budgets = { shell: most, templates: { plain: { ...most, scripts } } };
  return builder.ask({ folder, budgets });
}

test('what is weighed is the compressed files, and what is past the budget fails the build', async () => {
  expect(await build(1e6)).toEqual([]);
  const loads = JSON.parse(await readFile(path.join(folder, 'out/visits.json'), 'utf8')) as {
    name: string;
    bytes: number;
  }[];
  const bytes = loads.find(({ name }) => name === 'plain')?.bytes ?? NaN;
  const compressed = await Promise.all(
    ['main.js.br', 'page-plain.js.br'].map(async (name) => (await readFile(path.join(folder, 'out', name))).byteLength),
  );
  expect(bytes).toBe(compressed.reduce((sum, size) => sum + size, 0));
  expect(bytes).toBeLessThan(16_000);
  expect(await build(bytes)).toEqual([]);
  expect(await build(bytes - 1)).toEqual([expect.stringContaining('The first visit of the template plain (/a) loads')]);
});
