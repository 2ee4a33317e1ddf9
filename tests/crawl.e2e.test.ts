import { AxePuppeteer } from '@axe-core/puppeteer';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { ask } from '#tests/support/serve.ts';
import { SITE_HOSTS, sitemapPaths, sitePort } from '#tests/support/sitePages.ts';
import { WCAG } from '#tests/support/wcag.ts';

/** Every page of every site in a real browser, with the policy enforced. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await chromium.close();
});

test.each(SITE_HOSTS)(
  '%s: no page complains, shifts sideways or fails axe',
  async (host) => {
    const paths = await sitemapPaths(host);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of [...paths, '/thank-you']) {
      const { page, complaints } = await openTab(chromium.browser);
      await page.setViewport({ width: 375, height: 800 });
      const response = await page.goto(`http://${host}:${String(sitePort())}${path}`, { waitUntil: 'load' });
      await waitForHydration(page);
      const seen = await page.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }));
      const { violations } = await new AxePuppeteer(page).withTags(WCAG).analyze();
      const axe = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect({ path, status: response?.status(), ...seen, complaints, axe }).toEqual({
        path,
        status: 200,
        headings: 1,
        sideways: false,
        complaints: [],
        axe: [],
      });
      await page.close();
    }
  },
  240_000,
);

test.each(SITE_HOSTS)(
  '%s: no two pages share a title or a description, and every link leads somewhere',
  async (host) => {
    const paths = await sitemapPaths(host);
    const get = (path: string) => ask(sitePort(), path, { headers: { Host: host } });
    const titles = new Set<string>();
    const links = new Set<string>();
    for (const path of paths) {
      const { body: html } = await get(path);
      titles.add(/<title>([^<]*)/.exec(html)?.[1] ?? '');
      for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(link.replaceAll('&amp;', '&'));
    }
    expect(titles.size).toBe(paths.length);
    const broken: string[] = [];
    for (const link of links) {
      const { status } = await get(link);
      if (![200, 302].includes(status)) broken.push(`${String(status)} ${link}`);
    }
    expect(broken).toEqual([]);
  },
  120_000,
);
