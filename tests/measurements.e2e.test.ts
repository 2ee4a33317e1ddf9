import type { HTTPRequest, Page } from 'puppeteer';
import { launchBrowser, openTab, waitForShell, type TestBrowser } from '#tests/support/browser.ts';
import { builtScript } from '#tests/support/builtChunks.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** Real-user measurements of the production build, from Chromium to the site's own endpoint. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

/** Opens a page as a visit that is measured, or not. */
async function open(path: string, draw: number) {
  const { page, complaints } = await openTab(chromium.browser);
  const posts: HTTPRequest[] = [];
  const statuses: number[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => {
    loaded.push(request.url());
    if (request.url().endsWith('/api/measurements')) posts.push(request);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/measurements')) statuses.push(response.status());
  });
  await page.evaluateOnNewDocument((value) => {
    Math.random = () => value;
  }, draw);
  await page.goto(siteOrigin() + path);
  await waitForShell(page);
  return { page, complaints, posts, statuses, loaded };
}

const VITALS = builtScript('web-vitals');

const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('a visit that is drawn posts its vitals by template and language to the site itself, and keeps nothing', async () => {
  const { page, posts, statuses, loaded, complaints } = await open('/es/platform/voice', 0);
  await waitUntil(() => loaded.some((url) => VITALS.test(url)));
  await page.click('h1');
  // What has come may not have begun to measure yet, on a busy machine: then there is nothing to post, and nothing is.
  await waitUntil(async () => {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await leave(page);
    return posts.length > 0;
  });
  await waitUntil(() => statuses.length > 0);
  expect(statuses).toEqual([204]);
  const [post] = posts;
  const body = JSON.parse((await post?.fetchPostData()) ?? '{}') as { vitals: Record<string, number> };
  expect(body).toMatchObject({ template: 'platform', locale: 'es', errors: [] });
  expect(body.vitals).toMatchObject({ FCP: expect.any(Number) as number, TTFB: expect.any(Number) as number });
  expect(Object.keys(body).sort()).toEqual(['errors', 'locale', 'template', 'vitals']);
  const origin = siteOrigin();
  expect(loaded.filter((url) => url.startsWith('http') && !url.startsWith(origin))).toEqual([]);
  const kept = await page.evaluate(() => [Object.keys(localStorage), document.cookie]);
  // The refusal that the visitor came with, and nothing beside it.
  expect(kept).toEqual([['cookie'], '']);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a visit that is not drawn loads nothing for it and posts nothing', async () => {
  const { page, posts, loaded } = await open('/platform/voice', 0.9);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  await leave(page);
  expect([posts.length, loaded.filter((url) => VITALS.test(url))]).toEqual([0, []]);
  await leaveTab(page);
});
