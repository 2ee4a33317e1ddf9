import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startScript } from '#tests/support/scriptProcess.ts';

const root = process.cwd();

/** In a process of its own: the module is one of the build's, and loads as the build loads it. */
const catalogs = startScript(`
  const { compileCatalog, splitCatalog } = await import(${JSON.stringify(path.join(root, 'webpack/catalogs.mjs'))});
  async function answer({ folder, locale, byFile }) {
    const compiled = await compileCatalog(folder, locale);
    return byFile ? splitCatalog(compiled, { byFile: new Map(Object.entries(byFile)), isThere: () => true }) : compiled;
  }`);
afterAll(() => catalogs.end());

async function compile(folder: string, locale: string): Promise<Record<string, unknown>> {
  const { messages } = await catalogs.ask<{ messages: Record<string, unknown> }>({ folder, locale });
  return messages;
}

/** @param byFile what the graph says */
async function split(folder: string, byFile: Readonly<Record<string, readonly string[]>>) {
  const question = { folder, locale: 'es', byFile };
  const chunks = await catalogs.ask<Record<string, Record<string, unknown>>>(question);
  const words = Object.entries(chunks).map(([name, entries]) => [name, Object.values(entries).flat().sort()]);
  return Object.fromEntries(words) as Record<string, unknown[]>;
}

const message = (origin: readonly string[], id: string, translation: string) =>
  `${origin.map((file) => `#: ${file}\n`).join('')}msgid "${id}"\nmsgstr "${translation}"\n`;

const header = (locale: string) =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${locale}\\n"\n`;

async function withCatalog(messages: readonly string[], body: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'locales-'));
  for (const locale of ['en', 'es']) {
    await mkdir(path.join(folder, 'locales', locale), { recursive: true });
    await writeFile(path.join(folder, 'locales', locale, 'messages.po'), [header(locale), ...messages].join('\n'));
  }
  try {
    await body(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a message belongs to the chunks that bring its files, to the shell when that does, and else to the server', async () => {
  const messages = [
    message(['src/blocks/tabs/Tabs.tsx'], 'In tabs', 'En pestañas'),
    message(['src/features/header/Header.tsx'], 'Above', 'Arriba'),
    message(['src/blocks/tabs/Tabs.tsx', 'src/pages/home/Home.tsx'], 'Shared', 'Común'),
    message(['src/blocks/tabs/Tabs.tsx', 'src/features/header/Header.tsx'], 'Everywhere', 'Siempre'),
    message(['src/pricing/server/a.ts'], 'In a file', 'En un archivo'),
    message(['src/blocks/tabs/Tabs.tsx', 'src/pricing/server/a.ts'], 'In both', 'En ambos'),
  ];
  const byFile = {
    'src/blocks/tabs/Tabs.tsx': ['block-tabs'],
    'src/pages/home/Home.tsx': ['page-home'],
    'src/features/header/Header.tsx': ['shell'],
  };
  await withCatalog(messages, async (folder) => {
    expect(await split(folder, byFile)).toEqual({
      'block-tabs': ['Común', 'En ambos', 'En pestañas'],
      'page-home': ['Común'],
      shell: ['Arriba', 'Siempre'],
      server: ['En un archivo'],
    });
  });
});

test('a message without translation is shown in the language it was written in, never as an id', async () => {
  await withCatalog([message(['src/ui/A.tsx'], 'Only English', '')], async (folder) => {
    expect(JSON.stringify(await compile(folder, 'es'))).toContain('Only English');
  });
});

test('the pseudo-locale is made from English', async () => {
  await withCatalog([message(['src/ui/A.tsx'], 'Hello there', 'Hello there')], async (folder) => {
    const text = JSON.stringify(await compile(folder, 'xa'));
    expect(text).not.toContain('Hello there');
    expect(Object.keys(await compile(folder, 'xa'))).toEqual(Object.keys(await compile(folder, 'en')));
  });
});

test('a message that is no valid ICU stops the build and names its file', async () => {
  await withCatalog([message(['src/ui/A.tsx'], 'Broken', 'Roto {a b}')], async (folder) => {
    await expect(compile(folder, 'es')).rejects.toThrow(
      /locales\/es\/messages\.po: “Roto \{a b\}” is no valid message/,
    );
    await expect(compile(folder, 'es')).rejects.toThrow(/loc: \{ start: \{ line: 8, column: 0 \} \}/);
  });
});

test('a damaged catalog stops the build and names its line: the parser takes what it can, and says nothing', async () => {
  const damaged = 'msgid "Lost"\nmsgstr "Perdido\n';
  await withCatalog([damaged, message(['src/ui/A.tsx'], 'Kept', 'Conservado')], async (folder) => {
    await expect(compile(folder, 'es')).rejects.toThrow(
      /locales\/es\/messages\.po: line 7: msgstr "Perdido is no line of a PO file; are its quotes closed\?/,
    );
    await expect(compile(folder, 'es')).rejects.toThrow(/loc: \{ start: \{ line: 7, column: 0 \} \}/);
  });
});

test.each(['en', 'es', 'pt', 'ru', 'xa'])(
  'the catalog of %s compiles, with the same messages as English',
  async (locale) => {
    expect(Object.keys(await compile(root, locale)).sort()).toEqual(Object.keys(await compile(root, 'en')).sort());
  },
);
