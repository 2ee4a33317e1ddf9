import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compileContent, openCompiledContent } from '#src/content/files/compiledContent.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { readingMinutes } from '#src/content/language/readingMinutes.ts';
import { serveFiles } from '#src/content/language/serveFiles.ts';
import { readContent } from '#src/content/readContent.ts';
import { createContentFolder, pageFiles, testParts } from '#tests/support/contentFolder.ts';

const CODE = 'this version';
const fact = (value: number) => `{ about: A, source: S, asOf: 2026-01-01, value: ${String(value)} }`;
const factsFile = (seats: number, lines: number) => `facts:\n  seats: ${fact(seats)}\n  lines: ${fact(lines)}\n`;

function refuse(): never {
  throw new Error('A schema was made');
}

/** As a site would have them that was never asked for a schema. */
const withoutSchemas = createContentKinds({
  get block() {
    return refuse();
  },
  get templates() {
    return refuse();
  },
  collections: Object.fromEntries(
    Object.entries(testParts.collections).map(([name, { definition }]) => [
      name,
      {
        definition,
        get schema() {
          return refuse();
        },
      },
    ]),
  ),
});

/** A folder, and what the build keeps of it, served words included. */
async function compileFolder(text: string, spoil: (bytes: Buffer) => void = () => undefined) {
  const folder = await createContentFolder({
    'facts.yaml': factsFile(12, 30),
    ...pageFiles('pages/about', 'About', undefined, `  - { type: note, id: n, title: '${text}' }`),
  });
  const kinds = createContentKinds(testParts);
  const files = createContentFiles(folder.directory);
  await files.read(kinds);
  const file = path.join(folder.directory, '.content.compiled');
  const bytes = compileContent(serveFiles(files.listGood(), kinds), CODE, { directory: folder.directory });
  spoil(bytes);
  await writeFile(file, bytes);
  const damaged: string[] = [];
  const compiled = openCompiledContent(file, CODE, (message) => damaged.push(message));
  const opened = createContentFiles(folder.directory, { compiled });
  return {
    ...folder,
    kinds,
    damaged,
    read: (...rest: Parameters<typeof readContent> extends [unknown, ...infer Rest] ? Rest : never) =>
      readContent(opened, ...rest),
    dispose: async () => {
      compiled.close();
      await folder.dispose();
    },
  };
}

type Snapshot = Awaited<ReturnType<typeof readContent>>;
const wordsOf = ({ documents }: Snapshot) => documents.get('/about')?.locales.en;
const titleOf = (snapshot: Snapshot) => (wordsOf(snapshot)?.blocks[0] as unknown as { title: string }).title;

test.each([
  ['((seats)) seats', '12 seats', 1],
  ['Nothing to count', 'Nothing to count', 1],
  [`((seats)) ${'word '.repeat(420)}`.trim(), `12 ${'word '.repeat(420)}`.trim(), 2],
])(
  'text %#: what the build has kept is served, and read in its minutes, without a schema',
  async (text, served, minutes) => {
    const { read, dispose } = await compileFolder(text);
    const snapshot = await read(withoutSchemas);
    expect(titleOf(snapshot)).toBe(served);
    const words = wordsOf(snapshot);
    expect(words && readingMinutes(words, snapshot.words.ofLanguage)).toBe(minutes);
    await dispose();
  },
);

test('other facts than those of the build are written in anew', async () => {
  const { write, kinds, read, dispose } = await compileFolder('((seats)) seats');
  await write('facts.yaml', factsFile(14, 30));
  expect(titleOf(await read(kinds))).toBe('14 seats');
  await dispose();
});

test('a fact that changes while the site runs changes the pages that name it, and no other', async () => {
  const { write, kinds, read, dispose } = await compileFolder('((seats)) seats');
  const first = await read(kinds);
  const words = wordsOf(first);
  await write('facts.yaml', factsFile(12, 31));
  const second = await read(kinds, { before: first });
  expect(wordsOf(second)).toBe(words);
  expect(second.documents.get('/about')).toBe(first.documents.get('/about'));
  await write('facts.yaml', factsFile(14, 31));
  const third = await read(kinds, { before: second });
  expect(titleOf(third)).toBe('14 seats');
  expect(titleOf(second)).toBe('12 seats');
  await dispose();
});

test('what is damaged of it is said, and made anew', async () => {
  const { kinds, read, damaged, dispose } = await compileFolder('((seats)) seats', (bytes) => {
    for (let at = bytes.indexOf('12 seats'); at >= 0; at = bytes.indexOf('12 seats', at)) bytes.write('21', at);
  });
  expect(titleOf(await read(kinds))).toBe('12 seats');
  expect(damaged).toEqual([expect.stringContaining('pages/about/en.yaml')]);
  await dispose();
});
