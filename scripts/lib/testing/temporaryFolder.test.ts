import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeTemporaryFolder } from './temporaryFolder.ts';

let memory = '';
let given: string | undefined;

beforeEach(() => {
  memory = mkdtempSync(path.join(os.tmpdir(), 'memory-'));
  given = process.env.TMPDIR;
  delete process.env.TMPDIR;
});
afterEach(() => {
  if (given !== undefined) process.env.TMPDIR = given;
  rmSync(memory, { recursive: true });
});

test('is in memory where there is room, and another user gets through it', () => {
  const folder = makeTemporaryFolder(memory);
  expect(path.dirname(folder)).toBe(memory);
  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o711);
});

test('is where TMPDIR says, and where the system says when there is no memory for files', () => {
  const nowhere = makeTemporaryFolder(path.join(memory, 'absent'));
  expect(path.dirname(nowhere)).toBe(os.tmpdir());
  process.env.TMPDIR = path.join(memory, 'chosen');
  mkdirSync(process.env.TMPDIR);
  expect(path.dirname(makeTemporaryFolder(memory))).toBe(process.env.TMPDIR);
  delete process.env.TMPDIR;
  rmSync(nowhere, { recursive: true });
});

test('what a run that was killed has left goes with the next; what one that runs uses, and what is not of tests, stays', () => {
  // The largest that Linux gives is 2²² − 1.
  const [left, used, other] = ['site-tests-99999999-abc', `site-tests-${String(process.pid)}-abc`, 'site-tests'];
  for (const name of [left, used, other]) mkdirSync(path.join(memory, name, 'within'), { recursive: true });
  makeTemporaryFolder(memory);
  expect([left, used, other].map((name) => existsSync(path.join(memory, name)))).toEqual([false, true, true]);
});
