import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { ask } from '#tests/support/serve.ts';
import { siteOrigin, sitePort } from '#tests/support/sitePages.ts';

/** A document of one build whose next page comes from another, as in a rolling deploy, or in a tab that has outlived one. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

const TARGET = '/pricing?country=de';

test('a page of another build is asked for as a document, and shows what its address says', async () => {
  const { page } = await openTab(chromium.browser);
  const { body } = await ask(sitePort(), `/api/getPage?url=${encodeURIComponent(TARGET)}`, {
    headers: { Host: 'localhost' },
  });
  // A build that knew nothing of rules for the query: without them the page would show another country than its address.
  const { build, query, followsQuery, ...others } = JSON.parse(body) as Record<string, unknown>;
  expect([typeof build, typeof query, followsQuery]).toEqual(['string', 'object', true]);
  const documents: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname);
    if (pathname !== '/api/getPage') void request.continue();
    else void request.respond({ contentType: 'application/json', body: JSON.stringify(others) });
  });
  await page.setRequestInterception(true);
  await page.goto(`${siteOrigin()}/contacts`);
  await waitForHydration(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, TARGET);
  await page.waitForFunction(() => document.querySelector('[data-block="price-list"] h3')?.textContent === 'Germany');
  expect(documents).toEqual(['/contacts', '/pricing']);
  await leaveTab(page);
});
