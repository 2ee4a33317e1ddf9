import { createProblems } from './createProblems.ts';
import { problemPage } from './problemPage.ts';

const problem = { message: 'Unexpected <token>', file: 'src/A.tsx', line: 2, column: 3, frame: '> 2 | a & b' };

test('what several find in one place is said once, with its place, and as text', () => {
  const published: string[] = [];
  const problems = createProblems((html) => published.push(html));
  problems.set('client', [problem]);
  problems.set('server', [{ ...problem, message: 'What it leads to' }, { message: 'Elsewhere' }]);
  expect(problems.list).toEqual([problem, { message: 'Elsewhere' }]);
  expect(published).toHaveLength(2);
  for (const text of ['src/A.tsx:2:3', 'Unexpected &lt;token&gt;', '&gt; 2 | a &amp; b']) {
    expect(published[0]).toContain(text);
  }
});

test('a problem stays until the last who has found it does no more', () => {
  const published: string[] = [];
  const problems = createProblems((html) => published.push(html));
  problems.set('client', [problem]);
  problems.set('server', [problem]);
  problems.set('client', []);
  expect(problems.html).not.toBe('');
  problems.set('server', []);
  expect(problems.html).toBe('');
  expect(published).toHaveLength(2);
});

test('who waits for problems is told of the next ones', async () => {
  const problems = createProblems(() => undefined);
  const told = jest.fn();
  void problems.found().then(told);
  problems.set('client', []);
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  problems.set('client', [problem]);
  await problems.found();
  expect(told).toHaveBeenCalledTimes(1);
});

test('the page of problems says whether every page is broken, or this one', () => {
  expect(problemPage([problem], 'build')).toContain('<main id="problems" data-of="build"><article>');
  expect(problemPage([problem], 'page')).toContain('data-of="page"');
});
