import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Commands of the README that begin on a clone without packages, on a Node that need not run TypeScript. */

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

test.each(['scripts/start.mjs', 'scripts/test.mjs', 'scripts/image.mjs'])(
  '%s begins with nothing that has to be installed, and installs',
  (script) => {
    const loaded = [...loadedWith(script)];
    expect(loaded).toContain('scripts/lib/install.mjs');
    expect(loaded.filter((name) => !name.endsWith('.mjs') && !name.startsWith('node:'))).toEqual([]);
    expect(readFileSync(script, 'utf8')).toContain('await ensureInstalled()');
  },
);

/** A clone whose one package is a tool, and stands beside it. */
function makeClone(): string {
  const clone = mkdtempSync(path.join(os.tmpdir(), 'fresh-clone-'));
  for (const name of ['install.mjs', 'run.mjs'])
    cpSync(`scripts/lib/${name}`, path.join(clone, 'scripts/lib', name), { recursive: true });
  const tool = { name: 'tool', version: '1.0.0' };
  const site = { name: 'site', version: '1.0.0', devDependencies: { tool: 'file:tool' } };
  const packages = { '': site, tool: { ...tool, dev: true }, 'node_modules/tool': { resolved: 'tool', link: true } };
  mkdirSync(path.join(clone, 'tool'));
  for (const [name, data] of Object.entries({
    'package.json': site,
    'package-lock.json': { ...site, lockfileVersion: 3, requires: true, packages },
    'tool/package.json': tool,
  }))
    writeFileSync(path.join(clone, name), JSON.stringify(data));
  return clone;
}

test('what builds the site is installed also where the environment is that of production', () => {
  const clone = makeClone();
  try {
    const script = "import('./scripts/lib/install.mjs').then(({ ensureInstalled }) => ensureInstalled())";
    execFileSync(process.execPath, ['--eval', script], {
      cwd: clone,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    expect(existsSync(path.join(clone, 'node_modules/tool/package.json'))).toBe(true);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});
