import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LAYOUTS } from '#src/shared/page/page.ts';

/** What a document names in backticks is there: a path, a command, a variable, a name in the sources. */

/** Names of other people's things, and made-up ones of examples. Each is here because the sources cannot have it. */
const ELSEWHERE = new Set([
  ...'matchRoutes getLinkTags fontkit getVariation @ariakit/react react-aria-components radix-ui snowball-stemmers lunr-languages natural'.split(
    ' ',
  ), // what was weighed and not taken
  ...'fetchMethod --iso --site --name'.split(' '), // of lru-cache, and options of commands
  ...'fsGroup appendfsync everysec runAsNonRoot site-data'.split(' '), // of orchestrators, Redis, and an operator's own
  ...'fr.yaml de.yaml .dom.test.tsx'.split(' '), // of how-tos that add something
]);

const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

const documents = list('README.md', 'docs').filter((file) => file.endsWith('.md'));
const sourceFiles = list()
  .filter((file) => /\.(tsx?|mjs|cjs|css|ya?ml|json|po)$|^Dockerfile$|^\.ci\//.test(file))
  .filter((file) => file !== 'package-lock.json' && file !== 'tests/documents.test.ts');
const readAll = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const isContent = (file: string) => file.startsWith('content/');
/** The code before the content, which is longer, has other letters, and few of the names. */
const sources = [readAll(sourceFiles.filter((file) => !isContent(file))), readAll(sourceFiles.filter(isContent))];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const environment = readFileSync('config/env.ts', 'utf8');

interface Named {
  readonly document: string;
  readonly name: string;
}

const named: Named[] = documents.flatMap((document) => {
  const prose = readFileSync(document, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => ({ document, name }));
});
const missing = (select: (name: string) => boolean, isThere: (name: string, document: string) => boolean) =>
  named
    .filter(({ name }) => select(name) && !ELSEWHERE.has(name))
    .filter(({ name, document }) => !isThere(name, document))
    .map(({ document, name }) => `${document}: ${name}`);

const TOP = new Set(list().map((file) => file.split('/')[0]));
const isPath = (name: string) =>
  /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(name) &&
  (TOP.has(name.split('/')[0]) || /^[\w-]+\/.*\.(tsx?|mjs|ya?ml|json|css|md)$/.test(name));
const isCommand = (name: string) => /^npm (run )?\w/.test(name) && !/^npm (ci|install)\b/.test(name);
const isVariable = (name: string) => /^[A-Z][A-Z\d]*_[A-Z\d_]+(=.*)?$/.test(name);
const isIdentifier = (name: string) => /^[\w$@.-]+(\(\))?$/.test(name) && !isPath(name) && !isVariable(name);

test('there is something to check in every kind', () => {
  for (const select of [isPath, isCommand, isVariable, isIdentifier])
    expect(named.filter(({ name }) => select(name)).length).toBeGreaterThan(10);
});

test('every path that a document names is there', () => {
  const isThere = (name: string) => name.startsWith('dist/') || existsSync(name) || existsSync(path.join('src', name));
  expect(missing(isPath, isThere)).toEqual([]);
});

test('every command that a document names is one of package.json', () => {
  expect(
    missing(isCommand, (name) => Object.hasOwn(scripts, name.replace(/^npm (run )?/, '').split(' ')[0] ?? '')),
  ).toEqual([]);
});

test('the README names every command of package.json', () => {
  const readme = named.filter(({ document }) => document === 'README.md').map(({ name }) => name);
  const isNamed = (script: string) =>
    readme.some((name) => [`npm run ${script}`, `npm ${script}`].includes(name.split(' -- ')[0] ?? ''));
  expect(Object.keys(scripts).filter((script) => !isNamed(script))).toEqual([]);
});

test('every variable that a document names is read by the environment or the sources', () => {
  expect(
    missing(isVariable, (name) => {
      const [variable = ''] = name.split('=');
      return environment.includes(variable) || sources.some((source) => new RegExp(`\\b${variable}\\b`).test(source));
    }),
  ).toEqual([]);
});

test('every name that a document uses stands in the sources', () => {
  const known = new Map<string, boolean>();
  const isThere = (name: string) => {
    const found = known.get(name) ?? sources.some((source) => source.includes(name.replace(/\(\)$/, '')));
    known.set(name, found);
    return found;
  };
  expect(missing(isIdentifier, isThere)).toEqual([]);
});

test('every link of a document leads to a file', () => {
  const broken = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(path.join(path.dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('README names every variable of the environment, and no other', () => {
  const keys = [...environment.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
  const table = readFileSync('README.md', 'utf8').split('## Environment')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z][A-Z_]{3,}/g) ?? []);
  expect(keys.length).toBeGreaterThan(15);
  expect(rows.toSorted()).toEqual(keys.toSorted());
});

test('the how-to for content tells every layout', () => {
  const row = readFileSync('docs/how-to/edit-content.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('| `layout` |'));
  for (const layout of LAYOUTS) expect(row).toContain(`\`${layout}\``);
});
