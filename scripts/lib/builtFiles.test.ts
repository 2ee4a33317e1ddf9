import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeBuilt, describeTimes } from './builtFiles.mjs';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'built-'));
  for (const folder of ['client/chunks', 'client/og']) mkdirSync(path.join(dist, folder), { recursive: true });
  for (const file of ['client/main.js', 'client/chunks/1.js', 'client/og/a.png', 'stats.json'])
    writeFileSync(path.join(dist, file), file);
});
afterEach(() => {
  rmSync(dist, { recursive: true });
});

const at = (file: string) => path.join(dist, file);
const describe = () => describeBuilt(dist, ['client', 'stats.json'], 'client/og');

test.each([
  ['is gone', () => rmSync(at('client/chunks/1.js'))],
  ['is cut', () => truncateSync(at('client/chunks/1.js'), 3)],
  ['beside the folder is gone', () => rmSync(at('stats.json'))],
  ['is new', () => writeFileSync(at('client/2.js'), '')],
])('a file that %s is seen', (_, change) => {
  const before = describe();
  expect(describe()).toBe(before);
  change();
  expect(describe()).not.toBe(before);
});

test('what lies in the folder that is not meant is not', () => {
  const before = describe();
  rmSync(at('client/og'), { recursive: true });
  expect(describe()).toBe(before);
});

test('a file that was saved again is seen, whatever is in it', () => {
  const before = describeTimes(dist);
  expect(describeTimes(dist)).toBe(before);
  utimesSync(at('client/main.js'), 1, 1);
  expect(describeTimes(dist)).not.toBe(before);
});
