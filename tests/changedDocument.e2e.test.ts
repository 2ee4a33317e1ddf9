import type { Page } from 'puppeteer';
import { launchBrowser, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** A translator or an extension changes the document before the browser takes it over: the page is whole all the same. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

const CHANGES = {
  'words that are wrapped, as translators do': () => {
    for (const element of document.querySelectorAll('h1, h2, p, a, button, label'))
      for (const node of [...element.childNodes])
        if (node.nodeType === Node.TEXT_NODE) {
          const mark = document.createElement('mark');
          node.replaceWith(mark);
          mark.append(node);
        }
  },
  'a part that is taken away': () => document.querySelector('footer')?.remove(),
};

const headingsOf = (page: Page) =>
  page.$$eval('main :is(h1, h2)', (headings) => headings.map((heading) => heading.textContent));

async function open(path: string, change?: () => void) {
  const tab = await openTab(chromium.browser);
  if (change) await tab.page.evaluateOnNewDocument(`addEventListener('DOMContentLoaded', ${String(change)})`);
  await tab.page.goto(siteOrigin() + path, { waitUntil: 'load' });
  return tab;
}

describe.each(Object.entries(CHANGES))('%s', (_name, change) => {
  // An ordinary page, one whose island has its fields later, and one with parts of a template that stand still.
  test.each(['/about', '/pricing', '/products/voicebot'])('%s is drawn anew, whole', async (path) => {
    const untouched = await open(path);
    const wanted = await headingsOf(untouched.page);
    await untouched.page.close();
    const { page, complaints } = await open(path, change);
    await page.waitForFunction(
      (headings) =>
        document.querySelectorAll('main :is(h1, h2)').length >= headings &&
        document.querySelector('main mark') === null &&
        document.querySelector('footer') !== null,
      {},
      wanted.length,
    );
    expect(await headingsOf(page)).toEqual(wanted);
    expect(complaints.join()).toMatch(/did not hydrate|broke/);
    await page.close();
  });
});
