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
    change: ['{title}\n', '{title} EDITED\n'],
    look: 'document.querySelector("h1").textContent.includes("EDITED")',
  },
  'style of a hydrated component': {
    keeps: true,
    file: 'src/ui/TabSet.module.css',
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
    change: ['msgstr "Caller:"', 'msgstr "EDITED:"'],
    look: 'document.querySelector("#top").textContent.includes("EDITED:")',
  },
  'content of a hydrated block': {
    keeps: false,
    file: 'content/pages/platform/voice/en.yaml',
    change: ['label: Phone network', 'label: EDITED network'],
    look: 'document.querySelector("#networks").textContent.includes("EDITED")',
  },
  'content of a static block': {
    keeps: true,
    file: 'content/pages/platform/voice/en.yaml',
    change: ['eyebrow: Programmable voice', 'eyebrow: EDITED voice'],
    look: 'document.querySelector("#top").textContent.includes("EDITED")',
  },
  'content that cannot be read': {
    keeps: true,
    file: 'content/pages/platform/voice/en.yaml',
    change: ['    eyebrow: Programmable voice', '\teyebrow: Programmable voice'],
    look: `document.querySelector("${CONTENT_PANEL}")?.textContent.includes("en.yaml, line 9") ?? false`,
  },
  'server code': {
    keeps: false,
    file: 'src/server/render/createFind.ts',
    change: ['      ...page,\n', '      ...page,\n      title: `EDITED ${page.title}`,\n'],
    look: 'document.title.includes("EDITED")',
  },
  'code that reads the content': {
    keeps: false,
    file: 'src/content/resolvePage.ts',
    change: [
      'if (names.length === 0) return content;',
      "if (names.length === 0) return { ...content, title: content.title + ' EDITED' };",
    ],
    look: 'document.title.includes("EDITED")',
  },
} as const;

/** What keeps both builds from going on, and what is to be said of it. */
export const SYNTAX_ERROR = {
  file: 'src/blocks/hero/Hero.tsx',
  change: ['<section className={styles.hero}', '<section className={styles.hero}}'],
  mend: ['<section className={styles.hero}}', '<section data-edited className={styles.hero}'],
  said: ['src/blocks/hero/Hero.tsx:17:37', 'Unexpected token', '> 17 |     <section className={styles.hero}}'],
} as const;

/** What is found by one build or by both, and can be wrong at the same time. */
export const BUILD_FAULTS = [
  {
    file: 'src/blocks/hero/Hero.module.css',
    change: ['.grid {', '.grid {{'],
    said: ['src/blocks/hero/Hero.module.css:8:1', 'Unclosed block', '>  8 | .grid {{'],
  },
  {
    file: 'src/blocks/hero/Hero.tsx',
    change: ['#src/ui/Ruler.tsx', '#src/ui/Rule.tsx'],
    said: ['src/blocks/hero/Hero.tsx:5:24', '#src/ui/Rule.tsx', '> 5 | import'],
  },
  {
    file: 'src/server/render/createPages.ts',
    change: ['const keyOf = (', 'const keyOf = = ('],
    said: ['src/server/render/createPages.ts:83:', 'Unexpected token', '> 83 |'],
  },
  {
    file: 'locales/es/messages.po',
    change: ['msgstr "Desde cualquier lugar"', 'msgstr "Desde {cualquier lugar"'],
    said: ['locales/es/messages.po:12', '> 12 | msgstr "Desde {cualquier lugar"'],
  },
] as const;

/** What only shows when the server's code runs. */
export const THROWS = {
  'a component that throws on the server': {
    file: 'src/blocks/hero/Hero.tsx',
    change: ['const titleId =', "if (id) throw new RangeError('No such hero');\n  const titleId ="],
    said: ['src/blocks/hero/Hero.tsx:14', 'RangeError: No such hero', '> 14 |   if (id) throw'],
  },
  'a module that throws when it is loaded': {
    file: 'src/server/render/createPages.ts',
    change: ['/** Of a request', "throw new RangeError('Not today');\n\n/** Of a request"],
    said: ['src/server/render/createPages.ts:', 'RangeError: Not today', "| throw new RangeError('Not today')"],
  },
} as const;

/** A value of the wrong type: the last good version stays. */
export const CONTENT_FAULT = {
  file: 'content/pages/platform/voice/en.yaml',
  change: ['    surface: dark\n', '    surface: [dark]\n'],
  said: ['en.yaml, line 8, block "top" (hero), surface: a list is not known here'],
} as const;
