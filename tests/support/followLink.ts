import type { Page } from 'puppeteer';

/**
 * Follows a link of the test's own, whatever the menus of the site say.
 *
 * @param page where the visitor is
 * @param href a path of the site, without query; returns when its page is shown
 */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);
  await page.waitForFunction(`location.pathname === ${JSON.stringify(href)} && document.querySelector('main h1')`);
}
