import { existsSync, readFileSync } from 'node:fs';

/** `docs/visitor-state.md` says which test holds which sentence of the specification: it must not promise one that is gone. */

const text = readFileSync('docs/visitor-state.md', 'utf8');

const rowsOf = (part: string) =>
  part
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| id |'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, id = '', sentence = '', file = '', name = '']) => ({
      id,
      sentence,
      file: file.replaceAll('`', ''),
      name,
    }));

const rows = rowsOf(text);
/** Of part 4 of the specification, before what stands beside it. */
const [sentences = ''] = text.split('\n## ');

test('the table has a row for each sentence, each under an id of its own', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.filter(({ sentence, file, name }) => [sentence, file, name].includes(''))).toEqual([]);
});

test('each sentence of part 4 is shown in a browser', () => {
  const inBrowser = rowsOf(sentences);
  expect(inBrowser.length).toBeGreaterThan(30);
  expect(inBrowser.filter(({ file }) => !file.endsWith('.e2e.test.ts'))).toEqual([]);
});

/** What stands between the quotes of `test(…)` or `it(…)`, or behind a table of theirs. */
const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:(?:\btest|\bit)(?:\.each)?\(|\)\(|\]\)\()\s*'([^']+)'/g)].map(
    ([, name]) => name,
  );

test.each(rows)('$id: its test exists', ({ file, name }) => {
  expect(existsSync(file)).toBe(true);
  expect(namesIn(file)).toContain(name);
});
