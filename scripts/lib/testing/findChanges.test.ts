import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChanges } from './findChanges.ts';

let folder: string;

const write = (name: string, text = name) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'A change');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  ['same.ts', 'src/changed.ts', 'src/gone.ts'].forEach((name) => {
    write(name);
  });
  write('.gitignore', 'dist/\n');
  commit();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('what a branch has changed, what is not committed yet and what is new is changed; what is gone or ignored is not', () => {
  git('checkout', '-qb', 'work');
  write('src/changed.ts', 'otherwise');
  commit();
  rmSync(path.join(folder, 'src/gone.ts'));
  write('same.ts', 'no longer');
  write('src/pages/новое.ts');
  write('dist/built.js');
  const { base, files } = findChanges(folder);
  expect(base).toBe(git('rev-parse', 'main').trim());
  expect(files).toEqual(['same.ts', 'src/changed.ts', 'src/pages/новое.ts']);
});

test('where others have gone on, their changes are not ours', () => {
  git('checkout', '-qb', 'work');
  write('ours.ts');
  commit();
  git('checkout', '-q', 'main');
  write('theirs.ts');
  commit();
  git('checkout', '-q', 'work');
  expect(findChanges(folder).files).toEqual(['ours.ts']);
});

test('on main it is what is not committed', () => {
  expect(findChanges(folder).files).toEqual([]);
  write('same.ts', 'no longer');
  expect(findChanges(folder).files).toEqual(['same.ts']);
});

test('a clone without a main of its own is compared with that of its origin', () => {
  git('checkout', '-qb', 'work');
  write('ours.ts');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'main');
  git('branch', '-qD', 'main');
  expect(findChanges(folder).files).toEqual(['ours.ts']);
});

test('without any main nothing can be compared, and nothing passes as unchanged', () => {
  git('branch', '-qm', 'work');
  expect(() => findChanges(folder)).toThrow(
    'Nothing can be compared: no common commit with main or origin/main; fetch main, or test all',
  );
});

test('outside of a repository nothing can be compared', () => {
  rmSync(path.join(folder, '.git'), { recursive: true });
  expect(() => findChanges(folder)).toThrow('Nothing can be compared');
});
