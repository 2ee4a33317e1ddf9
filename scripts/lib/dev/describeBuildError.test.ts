import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeBuildError, describeBuildErrors } from './describeBuildError.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'errors-'));
  mkdirSync(path.join(root, 'src'));
});
afterAll(() => rmSync(root, { recursive: true }));

function write(name: string, lines: readonly string[]): string {
  const file = path.join(root, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

test('Babel: the sentence without who was asked, the place counted from 1, the lines around it', () => {
  const resource = write('src/A.tsx', ['export const a = 1;', 'export const b = = 2;']);
  const message = `Module build failed (from ./node_modules/babel-loader/lib/index.js):\nSyntaxError: ${resource}: Unexpected token (2:17)\n\n  1 | export`;
  expect(describeBuildError(root, { message, module: { resource } })).toEqual({
    message: 'Unexpected token',
    file: 'src/A.tsx',
    line: 2,
    column: 18,
    frame: '  1 | export const a = 1;\n> 2 | export const b = = 2;\n    |                  ^',
  });
});

test('PostCSS: the sentence stands behind the place', () => {
  const resource = write('src/a.css', ['.a {', '  color: red;']);
  const message = `Module build failed (from ./node_modules/mini-css-extract-plugin/dist/loader.js):\nHookWebpackError: Module build failed (from ./node_modules/css-loader/dist/cjs.js):\nSyntaxError\n\n(1:1) ${resource} Unclosed block\n\n> 1 | .a {`;
  expect(describeBuildError(root, { message, module: { resource } })).toMatchObject({
    message: 'Unclosed block',
    file: 'src/a.css',
    line: 1,
    column: 1,
  });
});

test('a file that is not there: where it is asked for, not where the loaders have put that', () => {
  const resource = write('src/B.tsx', ["import { a } from '#src/A.tsx';", "import { c } from '#src/C.tsx';"]);
  const message = `Module not found: Error: Can't resolve '#src/C.tsx' in '${root}/src'`;
  const problem = describeBuildError(root, { message, loc: { start: { line: 40, column: 0 } }, module: { resource } });
  expect(problem).toMatchObject({ file: 'src/B.tsx', line: 2, column: 20 });
  expect(problem.message).toContain("Can't resolve '#src/C.tsx'");
});

test('an error of a file that is no module, by its own place', () => {
  write('src/messages.po', ['msgid "a"', 'msgstr "{a"']);
  const error = { message: 'It is no message', file: 'src/messages.po', loc: { start: { line: 2, column: 0 } } };
  expect(describeBuildError(root, error)).toMatchObject({
    file: 'src/messages.po',
    line: 2,
    message: 'It is no message',
  });
});

test('an error that belongs nowhere is its sentence', () => {
  expect(describeBuildError(root, { message: 'No space left on device' })).toEqual({
    message: 'No space left on device',
  });
});

test('a file that asks for another, and is gone itself, has no place in it', () => {
  const resource = path.join(root, 'src/Gone.tsx');
  const message = `Module not found: Error: Can't resolve '#src/C.tsx' in '${root}/src'`;
  expect(describeBuildError(root, { message, module: { resource } })).toEqual({
    message,
    file: 'src/Gone.tsx',
  });
});

test('a file that is gone has no lines', () => {
  const resource = path.join(root, 'src/Gone.tsx');
  const problem = describeBuildError(root, { message: `SyntaxError: ${resource}: No (1:0)`, module: { resource } });
  expect(problem).toEqual({ message: 'No', file: 'src/Gone.tsx', line: 1, column: 1 });
});

test('of a style sheet the cause alone: not that a module of loaders could not be run for it', () => {
  const resource = write('src/b.css', ['.b {']);
  const cause = `Module build failed (from ./node_modules/css-loader/dist/cjs.js):\nSyntaxError\n\n(1:1) ${resource} Unclosed block`;
  const consequence = `Module build failed (from ./node_modules/mini-css-extract-plugin/dist/loader.js):\nHookWebpackError: Execution of module code from module graph (./src/b.css.webpack[javascript/auto]) failed: ${cause}`;
  const errors = [cause, consequence].map((message) => ({ message, module: { resource } }));
  expect(describeBuildErrors(root, errors)).toEqual([expect.objectContaining({ message: 'Unclosed block', line: 1 })]);
  expect(describeBuildErrors(root, errors.slice(1))).toHaveLength(1);
});

test('what two catalogs say of one file is told once', () => {
  write('src/twice.po', ['msgid "a"', 'msgstr "{a"']);
  const error = { message: 'It is no message', file: 'src/twice.po', loc: { start: { line: 2, column: 0 } } };
  expect(describeBuildErrors(root, [error, { ...error }])).toHaveLength(1);
});
