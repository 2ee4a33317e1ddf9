import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDraft } from './createDraft.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'draft-'));
  cpSync('.oxfmtrc.json', path.join(root, '.oxfmtrc.json'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('code is formatted, content stands as it was written', async () => {
  const draft = createDraft(root);
  draft.create('src/a.ts', 'export const a = "b"');
  draft.create('content/a.yaml', 'a:   b\n');
  expect(await draft.write()).toEqual(['src/a.ts', 'content/a.yaml']);
  expect(readFileSync(path.join(root, 'src/a.ts'), 'utf8')).toBe("export const a = 'b';\n");
  expect(readFileSync(path.join(root, 'content/a.yaml'), 'utf8')).toBe('a:   b\n');
});

test('where one file cannot be written, none is', async () => {
  const draft = createDraft(root);
  draft.create('src/a.ts', 'export const a = 1;\n');
  draft.create('src/b.ts', 'export const = 1;\n');
  await expect(draft.write()).rejects.toThrow('src/b.ts cannot be formatted');
  expect(existsSync(path.join(root, 'src'))).toBe(false);
});
