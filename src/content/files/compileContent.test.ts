import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compileContent, openCompiledContent, type GoodFile } from '#src/content/files/compiledContent.ts';
import { hashText } from '#src/content/files/hashText.ts';

test('a file has its name, its source and what is served of it in each folder that it lies in', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'compiled-'));
  await mkdir(path.join(directory, 'a/b'), { recursive: true });
  const good = async (name: string, more: Partial<GoodFile> = {}): Promise<GoodFile> => {
    await writeFile(path.join(directory, name), name);
    return { name, hash: hashText(name), value: () => `value of ${name}`, ...more };
  };
  const files = [
    await good('a/b/en.yaml'),
    await good('a/b/es.yaml', { source: 'a/b/en.yaml', served: () => 'served' }),
    await good('a/b/ru.yaml', { source: 'a/b/pt.yaml' }),
    await good('c.yaml'),
  ];
  const listed = ['a/b/0.txt', ...files.map(({ name }) => name)];
  const file = path.join(directory, 'compiled');
  await writeFile(file, compileContent(files, 'code', { directory, listed }));
  const compiled = openCompiledContent(file, 'code', (message) => expect(message).toBe(''));
  const within = compiled.within('a').within('b');
  expect([compiled.listed, compiled.checkedUntil]).toEqual([listed, 0]);
  // A translation without its source is none.
  expect([within.listed, [...within.names]]).toEqual([
    ['0.txt', 'en.yaml', 'es.yaml', 'ru.yaml'],
    ['en.yaml', 'es.yaml'],
  ]);
  const [en, es] = ['en.yaml', 'es.yaml'].map((name) => within.find(name));
  expect([es?.name, es?.source, es?.value(), es?.served?.()]).toEqual([
    'es.yaml',
    'en.yaml',
    'value of a/b/es.yaml',
    'served',
  ]);
  expect([en?.source, en?.served]).toEqual([undefined, undefined]);
  compiled.close();
  await rm(directory, { recursive: true });
});
