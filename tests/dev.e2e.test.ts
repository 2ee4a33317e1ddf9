import type { Page } from 'puppeteer';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { startDevSite, type DevSite } from '#tests/support/devSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/**
 * The development server, on a copy of the sources: what is edited is seen in the open page, and what is wrong with it is
 * said there. An edit is to be seen within a second on a machine that does nothing else; `PATIENCE` is for one that does.
 */

const PATIENCE = 20_000;
const ADDRESS = '/platform/voice';

let site: DevSite;
let chromium: TestBrowser;
let page: Page;
const times: Record<string, number[]> = {};

beforeAll(async () => {
  [site, chromium] = await Promise.all([startDevSite(), launchBrowser()]);
  ({ page } = await openTab(chromium.browser));
  await open(ADDRESS);
}, 300_000);

afterAll(async () => {
  const lines = Object.entries(times).map(([kind, all]) => `${kind}: ${all.join(', ')} ms`);
  process.stdout.write(`From saving to seeing\n${lines.join('\n')}\n`);
  await chromium.close();
  await site.stop();
}, 60_000);

afterEach(async () => {
  if (edited.size === 0) return;
  for (const file of edited) await restore(file);
  await waitForProblems((text) => text === '');
  await open(ADDRESS);
}, 5 * PATIENCE);

async function open(address: string) {
  await page.goto(site.origin + address);
  await waitForHydration(page);
  // A page that is loaded again has lost it.
  await page.evaluate('window.since = "the first load"');
}

const wasReloaded = async () => (await page.evaluate('window.since')) === undefined;

/** The kinds of edits; `look` says in the page whether the edit is there. */
const EDITS = {
  'hydrated component': {
    file: 'src/blocks/tabs/Tabs.tsx',
    change: ['title={title}', "title={title + ' EDITED'}"],
    look: 'document.querySelector("#networks h2").textContent.includes("EDITED")',
  },
  'static block': {
    file: 'src/blocks/hero/Hero.tsx',
    change: ['{title}\n', '{title} EDITED\n'],
    look: 'document.querySelector("h1").textContent.includes("EDITED")',
  },
  'style of a hydrated component': {
    file: 'src/ui/TabSet.module.css',
    change: ['.tablist {', '.tablist {\n  outline: 3px solid red;'],
    look: 'getComputedStyle(document.querySelector("[role=tablist]")).outlineStyle === "solid"',
  },
  'style of a static block': {
    file: 'src/blocks/hero/Hero.module.css',
    change: ['.hero {', '.hero {\n  outline: 3px solid red;'],
    look: 'getComputedStyle(document.querySelector("#top section")).outlineStyle === "solid"',
  },
  'message of a hydrated component': {
    file: 'locales/en/messages.po',
    change: ['msgstr "Skip to content"', 'msgstr "Skip to EDITED"'],
    look: 'document.body.textContent.includes("Skip to EDITED")',
  },
  'message of a static block': {
    file: 'locales/en/messages.po',
    change: ['msgstr "Caller:"', 'msgstr "EDITED:"'],
    look: 'document.querySelector("#top").textContent.includes("EDITED:")',
  },
  'content of a hydrated block': {
    file: 'content/pages/platform/voice/en.yaml',
    change: ['label: Phone network', 'label: EDITED network'],
    look: 'document.querySelector("#networks").textContent.includes("EDITED")',
  },
  'content of a static block': {
    file: 'content/pages/platform/voice/en.yaml',
    change: ['eyebrow: Programmable voice', 'eyebrow: EDITED voice'],
    look: 'document.querySelector("#top").textContent.includes("EDITED")',
  },
  'server code': {
    file: 'src/server/render/createPages.ts',
    change: ['      ...page,\n', '      ...page,\n      title: `EDITED ${page.title}`,\n'],
    look: 'document.title.includes("EDITED")',
  },
  'code that reads the content': {
    file: 'src/content/resolvePage.ts',
    change: [
      'if (names.length === 0) return content;',
      "if (names.length === 0) return { ...content, title: content.title + ' EDITED' };",
    ],
    look: 'document.title.includes("EDITED")',
  },
} as const;

type Kind = keyof typeof EDITS;

/** What a test that fails leaves behind. */
const edited = new Set<string>();

function edit(file: string, [from, to]: readonly [string, string]): Promise<number> {
  edited.add(file);
  return site.edit(file, (source) => source.replace(from, () => to));
}

function restore(file: string): Promise<number> {
  edited.delete(file);
  return site.restore(file);
}

/** Edits, and takes the edit back; both are to be seen. */
async function editAndRestore(kind: Kind, whileEdited?: () => Promise<void>) {
  const { file, change, look } = EDITS[kind];
  const timeUntil = async (start: number, expression: string) => {
    await page.waitForFunction(expression, { polling: 20, timeout: PATIENCE });
    (times[kind] ??= []).push(Math.round(performance.now() - start));
  };
  await timeUntil(await edit(file, change), look);
  await whileEdited?.();
  await timeUntil(await restore(file), `!(${look})`);
}

describe('an edit is seen in the open page', () => {
  const kinds = Object.keys(EDITS) as Kind[];
  test.each(kinds)('%s', (kind) => editAndRestore(kind), 3 * PATIENCE);

  test(
    'what the visitor has done stays: of a component, of static blocks, of what they say and look like',
    async () => {
      await open(ADDRESS);
      await page.click('#networks [role=tab]:nth-of-type(2)');
      await page.click('[data-block=faq] summary');
      const stays = async () => {
        expect(await wasReloaded()).toBe(false);
        expect(await page.$eval('#networks [role=tab]:nth-of-type(2)', (tab) => tab.ariaSelected)).toBe('true');
        expect(await page.$eval('[data-block=faq] details', (details) => details.open)).toBe(true);
      };
      await editAndRestore('hydrated component', stays);
      await editAndRestore('static block', stays);
      await editAndRestore('style of a static block', stays);
      await editAndRestore('message of a static block', stays);
      await editAndRestore('content of a static block', stays);
      await stays();
    },
    10 * PATIENCE,
  );

  test(
    'on a page that the browser has navigated to, which has rendered the static blocks itself',
    async () => {
      await open('/contacts');
      await page.evaluate(`{
        const link = Object.assign(document.createElement('a'), { href: '${ADDRESS}' });
        document.querySelector('main').append(link);
        link.click();
      }`);
      await page.waitForSelector('#networks');
      await editAndRestore('static block');
      expect(await wasReloaded()).toBe(false);
      await editAndRestore('content of a static block');
      await open(ADDRESS);
    },
    6 * PATIENCE,
  );
});

/** What the page says is wrong, over itself or instead of itself; empty when nothing is. */
const problems = () =>
  page.evaluate(() => {
    const overlay = document.querySelector('[data-problems]')?.shadowRoot;
    const text = (overlay ?? document.getElementById('problems'))?.textContent ?? '';
    return text;
  });

/** Fails with what the page says instead. */
async function waitForProblems(holds: (text: string) => boolean) {
  let text = '';
  try {
    await waitUntil(async () => {
      // While a page is loaded again there is none to ask.
      text = await problems().catch(() => '…');
      return holds(text);
    }, PATIENCE);
  } catch (error) {
    throw new Error(`The page says: ${text}\n\nThe server:\n${site.output().slice(-3000)}`, { cause: error });
  }
}

const FAULTS = {
  'a syntax error in a component': {
    file: 'src/blocks/hero/Hero.tsx',
    change: ['<section className={styles.hero}', '<section className={styles.hero}}'],
    said: ['src/blocks/hero/Hero.tsx:17:37', 'Unexpected token', '> 17 |     <section className={styles.hero}}'],
  },
  'a syntax error in a style': {
    file: 'src/blocks/hero/Hero.module.css',
    change: ['.grid {', '.grid {{'],
    said: ['src/blocks/hero/Hero.module.css:8:1', 'Unclosed block', '>  8 | .grid {{'],
  },
  'a file that is not there': {
    file: 'src/blocks/hero/Hero.tsx',
    change: ['#src/ui/Ruler.tsx', '#src/ui/Rule.tsx'],
    said: ['src/blocks/hero/Hero.tsx:5:24', '#src/ui/Rule.tsx', '> 5 | import'],
  },
  'a syntax error of the server': {
    file: 'src/server/render/createPages.ts',
    change: ['const key = pageKey', 'const key = = pageKey'],
    said: ['src/server/render/createPages.ts:', 'Unexpected token'],
  },
  'a message that is no ICU': {
    file: 'locales/es/messages.po',
    change: ['msgstr "Desde cualquier lugar"', 'msgstr "Desde {cualquier lugar"'],
    said: ['locales/es/messages.po:12', '> 12 | msgstr "Desde {cualquier lugar"'],
  },
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

describe('what is wrong is said in the page, and goes away by itself', () => {
  test.each(Object.entries(FAULTS))(
    '%s',
    async (_name, { file, change, said }) => {
      await edit(file, change);
      await waitForProblems((text) => said.every((part) => text.includes(part)));
      await restore(file);
      await waitForProblems((text) => text === '');
      await page.waitForSelector('h1');
    },
    3 * PATIENCE,
  );

  test(
    'a mended error has cost the page nothing',
    async () => {
      await open(ADDRESS);
      const { file, change } = FAULTS['a syntax error in a component'];
      await edit(file, change);
      await waitForProblems((text) => text !== '');
      await edit(file, ['<section className={styles.hero}}', '<section data-edited className={styles.hero}']);
      await page.waitForSelector('#top [data-edited]', { timeout: PATIENCE });
      await waitForProblems((text) => text === '');
      expect(await wasReloaded()).toBe(false);
      await restore(file);
      await page.waitForSelector('#top section:not([data-edited])', { timeout: PATIENCE });
    },
    5 * PATIENCE,
  );

  test(
    'to who opens a page meanwhile, too: instead of the page, which follows when all is mended',
    async () => {
      const { file, change, said } = FAULTS['a syntax error in a component'];
      await edit(file, change);
      await waitForProblems((text) => text !== '');
      const response = await page.goto(site.origin + ADDRESS);
      expect(response?.status()).toBe(500);
      const text = await problems();
      for (const part of said) expect(text).toContain(part);
      await restore(file);
      await page.waitForSelector('#networks', { timeout: PATIENCE });
      expect(await problems()).toBe('');
    },
    4 * PATIENCE,
  );

  test(
    'an error page, which has no scripts in production, follows edits',
    async () => {
      await page.goto(`${site.origin}/nothing-here`);
      await edit('locales/en/messages.po', ['msgstr "This page could', 'msgstr "This EDITED page could']);
      await page.waitForFunction('document.body.textContent.includes("This EDITED page")', { timeout: PATIENCE });
      await restore('locales/en/messages.po');
      await page.waitForFunction('!document.body.textContent.includes("EDITED")', { timeout: PATIENCE });
    },
    3 * PATIENCE,
  );
});
