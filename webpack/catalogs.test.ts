import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const root = process.cwd();

/** In a process of its own: the module is one of the build's, and loads as the build loads it. */
async function compile(folder: string, locale: string): Promise<Record<string, Record<string, unknown>>> {
  const script = `const { compileCatalog } = await import(${JSON.stringify(path.join(root, 'webpack/catalogs.mjs'))});
    console.log(JSON.stringify(await compileCatalog(${JSON.stringify(folder)}, ${JSON.stringify(locale)})));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout) as Record<string, Record<string, unknown>>;
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

test('a message belongs to the chunk that it was written in, to each of several, and to the shell when that uses it too', async () => {
  const messages = [
    message(['src/blocks/tabs/Tabs.tsx'], 'In tabs', 'En pestañas'),
    message(['src/pages/home/Home.tsx'], 'At home', 'En casa'),
    message(['src/features/header/Header.tsx'], 'Above', 'Arriba'),
    message(['src/blocks/tabs/Tabs.tsx', 'src/pages/home/Home.tsx'], 'Shared', 'Común'),
    message(['src/blocks/tabs/Tabs.tsx', 'src/ui/Button.tsx'], 'Everywhere', 'Siempre'),
  ];
  await withCatalog(messages, async (folder) => {
    const chunks = await compile(folder, 'es');
    const words = Object.fromEntries(
      Object.entries(chunks).map(([name, entries]) => [name, Object.values(entries).flat().sort()]),
    );
    expect(words).toEqual({
      'block-tabs': ['Común', 'En pestañas'],
      'page-home': ['Común', 'En casa'],
      shell: ['Arriba', 'Siempre'],
    });
  });
});

test('what the server alone writes is kept apart from what pages carry; what both use goes with the page', async () => {
  const messages = [
    message(['src/server/pricing/a.ts'], 'In a file', 'En un archivo'),
    message(['src/blocks/tabs/Tabs.tsx', 'src/server/pricing/a.ts'], 'In both', 'En ambos'),
  ];
  await withCatalog(messages, async (folder) => {
    const { shell, server, 'block-tabs': tabs } = await compile(folder, 'es');
    const words = [shell, server, tabs].map((entries) => Object.values(entries ?? {}).flat());
    expect(words).toEqual([[], ['En un archivo'], ['En ambos']]);
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
    expect(Object.keys((await compile(folder, 'xa')).shell ?? {})).toEqual(
      Object.keys((await compile(folder, 'en')).shell ?? {}),
    );
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

test.each(['en', 'es', 'pt', 'ru', 'xa'])(
  'the catalog of %s compiles, with the same messages as English',
  async (locale) => {
    const idsOf = (chunks: Record<string, object>) =>
      Object.values(chunks)
        .flatMap((entries) => Object.keys(entries))
        .sort();
    expect(idsOf(await compile(root, locale))).toEqual(idsOf(await compile(root, 'en')));
  },
);
