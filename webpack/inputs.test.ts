import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashContentCode, hashDrawingCode, hashInputs, INPUTS } from './inputs.mjs';

/** Runs a script, and says which of our own files it has loaded. */
function filesLoadedBy(script: string, args: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'loaded-'));
  const list = path.join(folder, 'loaded');
  try {
    mkdirSync(path.join(folder, 'content/pages/about'), { recursive: true });
    mkdirSync(path.join(folder, 'dist'));
    const page = 'blocks:\n  - { type: rich-text, id: note, body: Some words }\n';
    writeFileSync(path.join(folder, 'content/pages/about/page.yaml'), 'template: landing\n');
    writeFileSync(path.join(folder, 'content/pages/about/en.yaml'), `title: About\n${page}`);
    execFileSync(process.execPath, ['--import', './tests/support/loadedFiles.mjs', script, ...args, folder], {
      env: { ...process.env, LOADED_FILES: list },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return [...new Set(readFileSync(list, 'utf8').trim().split('\n'))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('what reads the content is code that tells one such version from the other', () => {
  const loaded = filesLoadedBy('scripts/compileContent.ts', ['code']).filter((name) => !name.startsWith('scripts/'));
  expect(loaded.length).toBeGreaterThan(100);
  const counted = (name: string) => name.endsWith('.ts') && INPUTS.includes(name.split('/')[0] ?? '');
  expect(loaded.filter((name) => !counted(name))).toEqual([]);
});

test('each of the three tells what the others do not', () => {
  const hashes = [hashInputs(INPUTS), hashContentCode(), hashDrawingCode(), hashContentCode(['public/files'])];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashContentCode()).toBe(hashContentCode([]));
});
