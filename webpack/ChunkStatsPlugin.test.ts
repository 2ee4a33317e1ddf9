import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

interface Build {
  /** Chunk → its files. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Hands builds to the plugin, one after another, and prints the statistics of each; `made` counts. */
const SCRIPT = `
  const [pluginFile, builds] = JSON.parse(process.argv[1]);
  const { ChunkStatsPlugin } = await import(pluginFile);
  const plugin = new ChunkStatsPlugin({ filename: 'stats.json' });
  let made = 0;
  const results = builds.map(({ chunks }) => {
    const all = Object.entries(chunks).map(([id, files]) => ({ id, files: new Set(files) }));
    const toJson = () => ({ made: ++made, namedChunkGroups: {} });
    return JSON.parse(plugin.handleEmit({
      chunks: all,
      namedChunkGroups: new Map(all.map((chunk) => [chunk.id, { chunks: [chunk] }])),
      getStats: () => ({ toJson }),
    }).source());
  });
  console.log(JSON.stringify(results));`;

async function statsOf(...builds: Build['chunks'][]): Promise<{ made: number; chunks: object[] }[]> {
  const given = JSON.stringify([
    path.join(process.cwd(), 'webpack/ChunkStatsPlugin.mjs'),
    builds.map((chunks) => ({ chunks })),
  ]);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SCRIPT, given]);
  return JSON.parse(stdout) as { made: number; chunks: object[] }[];
}

test('a rebuild with the same files needs no new statistics, an update of the last one is none of them', async () => {
  const stats = await statsOf(
    { main: ['main.js'] },
    { main: ['main.js'] },
    { main: ['main.js', 'main.1.hot-update.js'] },
  );
  expect(stats.map(({ made }) => made)).toEqual([1, 1, 1]);
});

test.each([
  ['a new chunk', { main: ['main.js'], tabs: ['tabs.js'] }],
  ['a new file of a chunk', { main: ['main.js', 'main.css'] }],
  ['a file by another name', { main: ['main.2.js'] }],
])('%s makes new ones', async (_name, next) => {
  const stats = await statsOf({ main: ['main.js'] }, next);
  expect(stats.map(({ made }) => made)).toEqual([1, 2]);
  expect(stats[1]?.chunks).toEqual(Object.entries(next).map(([id, files]) => ({ id, files })));
});
