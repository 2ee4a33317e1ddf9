import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** Against any running site: its own sitemap says which pages it has. */

const MOST = 12;
let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await chromium.close();
});

async function samplePaths(): Promise<string[]> {
  const xml = await (await fetch(`${siteOrigin()}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const step = Math.max(1, Math.floor(paths.length / MOST));
  return paths.filter((_, index) => index % step === 0);
}

test('pages answer, hydrate and complain about nothing', async () => {
  const paths = await samplePaths();
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    const { page, complaints } = await openTab(chromium.browser);
    const response = await page.goto(siteOrigin() + path, { waitUntil: 'load' });
    await waitForHydration(page);
    const seen = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      title: document.title.length > 10,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') !== null,
    }));
    expect({ path, status: response?.status(), ...seen, complaints }).toEqual({
      path,
      status: 200,
      headings: 1,
      title: true,
      description: true,
      complaints: [],
    });
    await page.close();
  }
}, 120_000);

test('an address that does not exist is a 404 with a way home', async () => {
  const { page } = await openTab(chromium.browser);
  const response = await page.goto(`${siteOrigin()}/no/such/page`);
  expect(response?.status()).toBe(404);
  expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('This page could not be found');
  expect(await page.$$eval('main a', (links) => links.some((link) => link.getAttribute('href') === '/'))).toBe(true);
  await page.close();
});

test('an address that does not exist lets the visitor search, without JavaScript too', async () => {
  const { page } = await openTab(chromium.browser);
  await page.setJavaScriptEnabled(false);
  await page.goto(`${siteOrigin()}/es/no/such/page`);
  await page.type('[role=search] input', 'voicebot');
  const [response] = await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect([response?.status(), page.url()]).toEqual([404, `${siteOrigin()}/es/no/such/page?q=voicebot`]);
  const found = await page.$$eval('main nav a', (links) => links.map((link) => link.getAttribute('href')));
  expect(found).toContain('/es/products/voicebot');
  await page.close();
});

test('health answers', async () => {
  expect((await fetch(`${siteOrigin()}/healthz`)).status).toBe(200);
  expect((await fetch(`${siteOrigin()}/readyz`)).status).toBe(200);
});
