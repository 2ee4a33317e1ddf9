import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadTokenKey } from '#src/forms/server/intake/guards/loadTokenKey.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'key-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a key is made once, and is there after a restart', async () => {
  const directory = path.join(folder, 'not/yet');
  const key = await loadTokenKey(directory);
  expect(key).toHaveLength(32);
  expect((await loadTokenKey(directory)).equals(key)).toBe(true);
  expect((await stat(path.join(directory, 'form-token.key'))).mode & 0o077).toBe(0);
});

test('replicas that start together agree on one', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => loadTokenKey(folder)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(await readdir(folder)).toEqual(['form-token.key']);
});

test('what is there and is no key gives way', async () => {
  await writeFile(path.join(folder, 'form-token.key'), 'short');
  expect(await loadTokenKey(folder)).toHaveLength(32);
});

test('a folder that cannot be made is said', async () => {
  await writeFile(path.join(folder, 'file'), '');
  await expect(loadTokenKey(path.join(folder, 'file/below'))).rejects.toThrow('ENOTDIR');
});

test('a disk that does not take it is said, and nothing is left there', async () => {
  const script = `import { loadTokenKey } from '#src/forms/server/intake/guards/loadTokenKey.ts';
await loadTokenKey(process.env.FOLDER).catch(({ code }) => console.log(code));`;
  const command = 'ulimit -f 0; exec "$0" --disable-warning=ExperimentalWarning --input-type=module -e "$1"';
  const options = { encoding: 'utf8', env: { ...process.env, FOLDER: folder, NODE_COMPILE_CACHE: '' } } as const;
  expect(execFileSync('/bin/bash', ['-c', command, process.execPath, script], options)).toBe('EFBIG\n');
  expect(await readdir(folder)).toEqual([]);
});
