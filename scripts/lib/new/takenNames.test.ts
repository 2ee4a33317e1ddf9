import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refuseClash, refuseTwin } from './takenNames.ts';

test('a folder whose name is the same in code is refused', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'names-'));
  mkdirSync(path.join(root, 'src/blocks/code-2'), { recursive: true });
  expect(() => refuseTwin(root, 'src/blocks', 'code2')).toThrow('src/blocks/code-2 has the same name in code, code2');
  expect(() => refuseTwin(root, 'src/blocks', 'code-3')).not.toThrow();
  rmSync(root, { recursive: true });
});

test.each([
  ["import type { a, b } from 'x';\n\nexport const b = 1;\n", 'two things called b'],
  ["import styles from 'x';\nimport { styles } from 'y';\n", 'two things called styles'],
])('%j has two things of one name', (text, message) => {
  expect(() => refuseClash('a.ts', text)).toThrow(message);
});

test('names within words, and within the code, are none', () => {
  expect(() =>
    refuseClash('a.ts', "import { a } from 'x';\n\nexport const ab = a;\n  export const a = 1;\n"),
  ).not.toThrow();
});
