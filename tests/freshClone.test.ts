import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Both commands of the README begin on a clone without packages, on a Node that need not run TypeScript. */

const IMPORT = /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'(?<source>[^']+)'/gm;

/** What a module brings along when it is loaded, itself included: files as they are, all else by name. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (path.extname(file) !== '.mjs') return seen;
  for (const { groups } of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const source = groups?.source ?? '';
    if (source.startsWith('.')) loadedWith(path.join(path.dirname(file), source), seen);
    else seen.add(source);
  }
  return seen;
}

test.each(['scripts/start.mjs', 'scripts/test.mjs'])('%s begins with nothing that has to be installed', (script) => {
  const loaded = [...loadedWith(script)];
  expect(loaded).toContain('scripts/lib/install.mjs');
  expect(loaded.filter((name) => !name.endsWith('.mjs') && !name.startsWith('node:'))).toEqual([]);
});
