import { launchBrowser, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { ask } from '#tests/support/serve.ts';
import { siteOrigin, sitePort } from '#tests/support/sitePages.ts';

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

const headingsIn = (from: Document) =>
  [...from.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent);

describe.each(Object.entries(CHANGES))('%s', (_name, change) => {
  // An ordinary page, one whose island has its fields later, and one with parts of a template that stand still.
  test.each(['/about', '/pricing', '/products/voicebot'])('%s is drawn anew, whole', async (path) => {
    const { body } = await ask(sitePort(), path);
    const { page, complaints } = await openTab(chromium.browser);
    const parsed = `new DOMParser().parseFromString(${JSON.stringify(body)}, 'text/html')`;
    const wanted = (await page.evaluate(`(${String(headingsIn)})(${parsed})`)) as string[];
    expect(wanted).not.toEqual([]);
    await page.evaluateOnNewDocument(`addEventListener('DOMContentLoaded', ${String(change)})`);
    await page.goto(siteOrigin() + path, { waitUntil: 'load' });
    await page.waitForFunction(
      (headings) =>
        document.querySelectorAll('main :is(h1, h2)').length >= headings &&
        document.querySelector('main mark') === null &&
        document.querySelector('footer') !== null,
      {},
      wanted.length,
    );
    expect(await page.evaluate(`(${String(headingsIn)})(document)`)).toEqual(wanted);
    expect(complaints.join()).toMatch(/did not hydrate|broke/);
    await page.close();
  });
});
