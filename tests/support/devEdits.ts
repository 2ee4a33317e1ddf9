import { readFileSync } from 'node:fs';
import path from 'node:path';

const lineIn = (file: string, text: string) => {
  const before = readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8').split(text)[0] ?? '';
  return String(before.split('\n').length);
};

/** Where a text stands that is edited: the file, and its line as it is today. */
const at = (file: string, text: string) => `${file}:${lineIn(file, text)}`;

const VOICE = 'content/pages/platform/voice/en.yaml';

/** The page that is open while its sources are edited. */
export const ADDRESS = '/platform/voice';

/** Where the page says what is wrong with the content. */
export const CONTENT_PANEL = "[aria-label='Problems of the content']";

/** The kinds of edits: `look` says in the page whether the edit is there, `keeps` whether it keeps what a visitor has done. */
export const EDITS = {
  'hydrated component': {
    keeps: true,
    file: 'src/blocks/tabs/Tabs.tsx',
    change: ['title={title}', "title={title + ' EDITED'}"],
    look: 'document.querySelector("#networks h2").textContent.includes("EDITED")',
  },
  'static block': {
    keeps: true,
    file: 'src/blocks/hero/Hero.tsx',
    change: ['<WholeWords text={title} />', '<WholeWords text={title} /> EDITED'],
    look: 'document.querySelector("h1").textContent.includes("EDITED")',
  },
  'style of a hydrated component': {
    keeps: true,
    file: 'src/ui/display/TabSet.module.css',
    change: ['.tablist {', '.tablist {\n  outline: 3px solid red;'],
    look: 'getComputedStyle(document.querySelector("[role=tablist]")).outlineStyle === "solid"',
  },
  'style of a static block': {
    keeps: true,
    file: 'src/blocks/hero/Hero.module.css',
    change: ['.hero {', '.hero {\n  outline: 3px solid red;'],
    look: 'getComputedStyle(document.querySelector("#top section")).outlineStyle === "solid"',
  },
  'message of a hydrated component': {
    keeps: false,
    file: 'locales/en/messages.po',
    change: ['msgstr "Skip to content"', 'msgstr "Skip to EDITED"'],
    look: 'document.body.textContent.includes("Skip to EDITED")',
  },
  'message of a static block': {
    keeps: true,
    file: 'locales/en/messages.po',
    change: ['msgstr "Source:"', 'msgstr "EDITED:"'],
    look: 'document.querySelector("#proof").textContent.includes("EDITED:")',
  },
  'content of a hydrated block': {
    keeps: false,
    file: VOICE,
    change: ['label: Phone network', 'label: EDITED network'],
    look: 'document.querySelector("#networks").textContent.includes("EDITED")',
  },
  'content of a static block': {
    keeps: true,
    file: VOICE,
    change: ['eyebrow: Programmable voice', 'eyebrow: EDITED voice'],
    look: 'document.querySelector("#top").textContent.includes("EDITED")',
  },
  'content that cannot be read': {
    keeps: true,
    file: VOICE,
    change: ['    eyebrow: Programmable voice', '\teyebrow: Programmable voice'],
    look: `document.querySelector("${CONTENT_PANEL}")?.textContent.includes("en.yaml, line ${lineIn(VOICE, '    eyebrow:')}") ?? false`,
  },
  'server code': {
    keeps: false,
    file: 'src/server/render/createFind.ts',
    change: ['      ...page,\n', '      ...page,\n      title: `EDITED ${page.title}`,\n'],
    look: 'document.title.includes("EDITED")',
  },
  'code that reads the content': {
    keeps: false,
    file: 'src/content/pages/resolvePage.ts',
    change: ['    ...filled,\n', "    ...filled,\n    title: filled.title + ' EDITED',\n"],
    look: 'document.title.includes("EDITED")',
  },
} as const;

/** What keeps both builds from going on, and what is to be said of it. */
export const SYNTAX_ERROR = {
  file: 'src/blocks/hero/Hero.tsx',
  change: ['<section className={styles.hero}', '<section className={styles.hero}}'],
  mend: ['<section className={styles.hero}}', '<section data-edited className={styles.hero}'],
  said: [
    at('src/blocks/hero/Hero.tsx', '<section className={styles.hero}'),
    'Unexpected token',
    '|     <section className={styles.hero}}',
  ],
} as const;

/** What is found by one build or by both, and can be wrong at the same time. */
export const BUILD_FAULTS = [
  {
    file: 'src/blocks/hero/Hero.module.css',
    change: ['.grid {', '.grid {{'],
    said: [at('src/blocks/hero/Hero.module.css', '.grid {'), 'Unclosed block', '| .grid {{'],
  },
  {
    file: 'src/blocks/hero/Hero.tsx',
    change: ['#src/ui/drawings/Ruler.tsx', '#src/ui/Rule.tsx'],
    said: [at('src/blocks/hero/Hero.tsx', '#src/ui/drawings/Ruler.tsx'), "from '#src/ui/Rule.tsx'"],
  },
  {
    file: 'src/server/render/createPages.ts',
    change: ['const keyOf = (', 'const keyOf = = ('],
    said: [at('src/server/render/createPages.ts', 'const keyOf = ('), 'Unexpected token', 'const keyOf = = ('],
  },
  {
    file: 'locales/es/messages.po',
    change: ['msgstr "Desde cualquier lugar"', 'msgstr "Desde {cualquier lugar"'],
    said: [at('locales/es/messages.po', 'msgstr "Desde cualquier lugar"'), '| msgstr "Desde {cualquier lugar"'],
  },
] as const;

/** What only shows when the server's code runs. */
export const THROWS = {
  'a component that throws on the server': {
    file: 'src/blocks/hero/Hero.tsx',
    change: ['const titleId =', "if (id) throw new RangeError('No such hero');\n  const titleId ="],
    said: [at('src/blocks/hero/Hero.tsx', 'const titleId ='), 'RangeError: No such hero', '|   if (id) throw'],
  },
  'a module that throws when it is loaded': {
    file: 'src/server/render/createPages.ts',
    change: ['interface PagesOptions', "throw new RangeError('Not today');\n\ninterface PagesOptions"],
    said: ['src/server/render/createPages.ts:', 'RangeError: Not today', "| throw new RangeError('Not today')"],
  },
} as const;

/** A value of the wrong type: the last good version stays. */
export const CONTENT_FAULT = {
  file: VOICE,
  change: ['    surface: dark\n', '    surface: [dark]\n'],
  said: [`en.yaml, line ${lineIn(VOICE, '    surface: dark')}, block "top" (hero), surface: a list is not known here`],
} as const;
