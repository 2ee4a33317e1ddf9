import type { Page } from 'puppeteer';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { ADDRESS, EDITS, FAULTS } from '#tests/support/devEdits.ts';
import { startDevSite, type DevSite } from '#tests/support/devSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/**
 * The development server, on a copy of the sources: what is edited is seen in the open page, and what is wrong with it is
 * said there. An edit is to be seen within a second on a machine that does nothing else; `PATIENCE` is for one that does.
 */

const PATIENCE = 20_000;

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
  await page.evaluate('window.since = "this load"');
}

const wasReloaded = async () => (await page.evaluate('window.since')) === undefined;

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
async function editAndRestore(kind: Kind, afterEach: () => Promise<void>) {
  const { file, change, look } = EDITS[kind];
  const timeUntil = async (start: number, expression: string) => {
    await page.waitForFunction(expression, { polling: 20, timeout: PATIENCE });
    (times[kind] ??= []).push(Math.round(performance.now() - start));
    await afterEach();
  };
  await timeUntil(await edit(file, change), look);
  await timeUntil(await restore(file), `!(${look})`);
}

const TAB = '#networks [role=tab]:nth-of-type(2)';
const QUESTION = '[data-block=faq] details';

/** What a visitor does, in a block that hydrates and in one that does not. */
async function visit() {
  await waitForHydration(page);
  await page.evaluate('window.since = "this load"');
  await page.click(TAB);
  await page.$eval(QUESTION, (details) => (details.open = true));
}

async function expectVisitToBeKept() {
  expect(await wasReloaded()).toBe(false);
  expect(await page.$eval(TAB, (tab) => tab.ariaSelected)).toBe('true');
  expect(await page.$eval(QUESTION, (details) => details.open)).toBe(true);
}

describe('an edit is seen in the open page', () => {
  const kinds = Object.keys(EDITS) as Kind[];
  test.each(kinds)(
    '%s',
    async (kind) => {
      await visit();
      if (EDITS[kind].keeps) await editAndRestore(kind, expectVisitToBeKept);
      else await editAndRestore(kind, () => waitForHydration(page));
      expect(await wasReloaded()).toBe(!EDITS[kind].keeps);
    },
    4 * PATIENCE,
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
      await editAndRestore('static block', async () => expect(await wasReloaded()).toBe(false));
      await editAndRestore('content of a static block', () => waitForHydration(page));
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
