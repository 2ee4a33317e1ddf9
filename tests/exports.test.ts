import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a file exports another one imports: an export tells who changes it to look elsewhere, and keeps dead code from being seen. */

/** Exported for who names no file: webpack, and what a bundle is asked for. */
const LOADED = new Set([
  'webpack/siteFont.mjs: raw',
  'src/server/development/developmentEntry.ts: createDevelopmentApp',
]);

const FILES = globSync('{*,{config,scripts,src,tests,webpack}/**/*}.{ts,tsx,mjs,cjs}');
/** Tests import and hold samples of code; what is generated says all there is. */
const isExporter = (file: string) => !/\.(test\.tsx?|gen\.ts)$/.test(file);

const EXPORT =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\};/gm;
/** Some names of a module, taken by one file or handed on. */
const NAMED = /(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s+from\s+'([^']+)'/g;
/** Any mention of a module, whose names may then be meant all together: `import()`, a mock, `import * as`. */
const MENTION = /'((?:#|\.\.?\/)[^'\n]+\.(?:tsx?|m[jt]s|cjs))'/g;

const namesIn = (list: string, at: 0 | -1) =>
  list
    .split(',')
    .map(
      (name) =>
        name
          .replace(/^\s*type\s/, '')
          .trim()
          .split(/\s+as\s+/)
          .at(at) ?? '',
    )
    .filter((name) => name !== '');

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : path.join(path.dirname(from), specifier);
}

/** @returns of each file the names that others take from it; `*` where they may take any */
function collectUses(): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  const add = (file: string, names: readonly string[]) => {
    const used = uses.get(file) ?? new Set();
    names.forEach((name) => used.add(name));
    uses.set(file, used);
  };
  for (const file of FILES) {
    let text = readFileSync(file, 'utf8');
    for (const [, list = '', specifier = ''] of text.matchAll(NAMED)) add(resolve(file, specifier), namesIn(list, 0));
    text = text.replaceAll(NAMED, '');
    for (const [, specifier = ''] of text.matchAll(MENTION)) add(resolve(file, specifier), ['*']);
  }
  return uses;
}

test('every name that a file exports is imported by another', () => {
  const uses = collectUses();
  const unused = FILES.filter(isExporter).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const used = uses.get(file);
    if (used?.has('*')) return [];
    const names = [
      ...[...text.matchAll(EXPORT)].map(([, name = '']) => name),
      ...[...text.matchAll(LISTED)].flatMap(([, list = '']) => namesIn(list, -1)),
    ];
    return names.filter((name) => !used?.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(FILES.length).toBeGreaterThan(1000);
  expect(unused.toSorted()).toEqual([...LOADED].toSorted());
});
