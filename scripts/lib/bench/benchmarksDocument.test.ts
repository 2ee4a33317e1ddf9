import { putSections, type Run } from './benchmarksDocument.ts';
import type { Section } from './measurement.ts';

const order = ['Cached page', 'Memory', 'Build'];
const sectionOf = (title: string, figure: number): Section => ({
  title,
  about: `About ${title}.`,
  measurements: [{ what: 'all', unit: 'MB', figure }],
});
const runOf = (commit: string): Run => ({ date: '2026-11-22', commit, machine: '2 cores' });
const put = (document: string, sections: Section[], commit: string) =>
  putSections(document, sections, { run: runOf(commit), order });

test('what was measured now takes the place of what was there, and the rest stays as it was, in order', () => {
  const first = put('', [sectionOf('Build', 1), sectionOf('Cached page', 2)], 'aaa');
  expect(first.match(/^## .*$/gm)).toEqual(['## Cached page', '## Build']);
  const second = put(first, [sectionOf('Memory', 3), sectionOf('Build', 4)], 'bbb');
  expect(second.match(/^## .*$/gm)).toEqual(['## Cached page', '## Memory', '## Build']);
  expect(second).toContain('## Cached page\n\n2026-11-22, aaa, 2 cores.\n\nAbout Cached page.');
  expect(second).toContain('2026-11-22, bbb, 2 cores.\n\nAbout Build.\n\n| what |');
  expect(second).not.toContain('1 MB');
  expect(second).toMatch(/^# Benchmarks\n/);
});

test('the same again is the same document', () => {
  const sections = order.map((title) => sectionOf(title, 1));
  const once = put('', sections, 'aaa');
  expect(put(once, sections, 'aaa')).toBe(once);
});

test('a part that there is no more goes', () => {
  const old = put('', [sectionOf('Build', 1)], 'aaa');
  expect(putSections(old, [], { run: runOf('bbb'), order: ['Memory'] })).not.toContain('Build');
});

test('a table without goals stands below the figures', () => {
  const section: Section = { ...sectionOf('Build', 1), table: { head: ['of'], rows: [['react']] } };
  expect(put('', [section], 'aaa')).toMatch(/\| all \|.*\n\n\| of \|\n\|---\|\n\| react \|\n$/);
});
