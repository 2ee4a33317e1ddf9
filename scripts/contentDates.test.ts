import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findUndated, writeDates } from './lib/contentDates.ts';

let directory = '';
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
  writeFileSync(path.join(directory, name), text);
};
const dates = () => readFileSync(path.join(directory, 'dates.yaml'), 'utf8');

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'dates-'));
  write('pages/about/page.yaml', 'template: landing');
  write('pages/about/en.yaml', 'title: About');
  write('pages/about/es.yaml', 'title: Nosotros');
  write('pages/kit/page.yaml', 'template: kit');
  write('pages/kit/es.yaml', 'title: Kit');
  expect(await writeDates(directory, '2026-11-01')).toBe(3);
});
afterEach(() => rmSync(directory, { recursive: true }));

test('what has not changed keeps its day', async () => {
  const before = dates();
  expect(findUndated(directory)).toEqual([]);
  expect(await writeDates(directory, '2026-11-09')).toBe(0);
  expect(dates()).toBe(before);
});

test('a translation that changes gets a day, and no other', async () => {
  write('pages/about/es.yaml', 'title: Quiénes somos');
  expect(findUndated(directory)).toEqual([
    'pages/about/es.yaml: its day of change is an older version’s; run npm run content:dates',
  ]);
  expect(await writeDates(directory, '2026-11-09')).toBe(1);
  expect(dates()).toMatch(/^pages\/about: \{ en: 2026-11-01 \S+, es: 2026-11-09 \S+ \}$/m);
});

const BLOCK = '\nblocks:\n  - { type: rich-text, id: note, body: Text }';

test('a source whose words change gives no translation a day, one that shows other blocks gives every language one', async () => {
  write('pages/about/en.yaml', 'title: About us');
  expect(await writeDates(directory, '2026-11-09')).toBe(1);
  write('pages/about/en.yaml', `title: About us${BLOCK}`);
  write('pages/about/es.yaml', 'title: Nosotros\nblocks: { note: { body: Texto } }');
  expect(await writeDates(directory, '2026-11-10')).toBe(2);
  write('pages/about/en.yaml', 'title: About us');
  expect(await writeDates(directory, '2026-11-11')).toBe(2);
});

test('what changes no words changes no day: settings, remarks, code, and from which words a translation was made', () => {
  write('pages/about/page.yaml', 'template: landing # A remark.\ncover: { art: 2 }');
  write('pages/about/en.yaml', '# A remark.\ntitle:   About\n');
  write('pages/about/es.yaml', 'from: abcdefgh\ntitle: Nosotros');
  expect(findUndated(directory)).toEqual([]);
});

test('a page that has gone is named, and left out', async () => {
  rmSync(path.join(directory, 'pages/kit'), { recursive: true });
  expect(findUndated(directory)).toEqual(['dates.yaml: pages/kit is no page any more; run npm run content:dates']);
  await writeDates(directory, '2026-11-09');
  expect(dates()).not.toContain('pages/kit');
});

test('what cannot be read is named, by the command in one sentence, and nothing is written', () => {
  const before = dates();
  write('pages/kit/es.yaml', 'title: [');
  const run = (env: Record<string, string>) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/contentDates.ts'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    return [status, stderr];
  };
  expect(run({ CONTENT_DIR: directory })).toEqual([1, expect.stringMatching(/^pages\/kit\/es.yaml cannot be read: /)]);
  expect(run({ PORT: 'abc' })).toEqual([1, 'The environment is not valid:\n  PORT=abc: must be a number, in digits\n']);
  expect(dates()).toBe(before);
});

test('the content of this site has the days of its pages', () => {
  expect(findUndated(path.resolve(import.meta.dirname, '../content'))).toEqual([]);
});
