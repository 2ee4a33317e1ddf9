import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Decisions that nothing else would notice when they are undone. */

const root = process.cwd();
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dev?: boolean; readonly devOptional?: boolean }>
  >;
}
const { packages } = JSON.parse(read('package-lock.json')) as Lockfile;

/** Every installed copy of a package, nested ones too. */
const copiesOf = (name: string) =>
  Object.entries(packages).filter(
    ([place]) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`),
  );

const isAtLeast = (version: string, floor: string) => {
  const [have, want] = [version, floor].map((text) => text.split(/[.-]/).map(Number)) as [number[], number[]];
  for (const [index, part] of want.entries()) if (have[index] !== part) return (have[index] ?? 0) > part;
  return true;
};

test.each([
  ['express', '5.3.0'],
  ['multer', '2.2.0'],
  ['undici', '7.24.0'],
  ['sanitize-html', '2.17.4'],
  ['express-rate-limit', '8.2.2'],
  ['react-router', '7.18.2'],
  ['compression', '1.8.1'],
])('no installed copy of %s is older than %s, where known holes are closed', (name, floor) => {
  for (const [place, { version = '0' }] of copiesOf(name))
    expect([place, version, isAtLeast(version, floor)]).toEqual([place, version, true]);
});

test.each(['express', 'sanitize-html', 'react-router', 'compression'])(
  '%s is in the lockfile, so that its floor means something',
  (name) => {
    expect(copiesOf(name).length).toBeGreaterThan(0);
  },
);

test.each([/\/serialize-javascript$/, /\/react-server-dom-[a-z]+$/])('no package %s runs in production', (pattern) => {
  const found = Object.entries(packages).filter(
    ([place, { dev, devOptional }]) => pattern.test(place) && !dev && !devOptional,
  );
  expect(found.map(([place]) => place)).toEqual([]);
});

test('server.ts boots and does nothing else: at most 40 lines', () => {
  expect(read('server.ts').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

const listFiles = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const code = ['config', 'src', 'webpack', 'scripts', 'tests']
  .flatMap(listFiles)
  .filter((name) => /\.(tsx?|mjs|cjs)$/.test(name));

test('no file of code is longer than 300 lines', () => {
  const long = code
    .map((name) => [name, read(name).trimEnd().split('\n').length] as const)
    .filter(([, lines]) => lines > 300);
  expect(long).toEqual([]);
});

test('a request’s way through createApp is in the order that README tells', () => {
  const app = read('src/server/createApp.ts');
  const imports = [...app.matchAll(/^import \{ (create\w+).* \} from '#(.+)';$/gm)];
  const fileOf = new Map(imports.map(([, name, file]) => [name, file]));
  const used = [...app.matchAll(/app\.use\(\s*(create\w+)\(/g)].map(([, name]) => fileOf.get(name));
  const way = read('README.md').split("\n## A request's way\n")[1]?.split('\n## ')[0] ?? '';
  const told = [...way.matchAll(/\]\((src\/[^)]+\/(?:middleware|endpoints)\/\w+\.ts)\)/g)].map(([, file]) => file);
  expect(used).toEqual(told);
  expect(used).toHaveLength(app.match(/app\.use\(/g)?.length ?? 0);
});
