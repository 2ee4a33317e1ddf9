import type { TestBrowser } from '#tests/support/browser.ts';

/**
 * Makes the visitor one who was never here: closes the tabs, and forgets what they have kept. Another visitor's process would
 * compile the site's scripts once more. One tab stays, behind all others: see `launchBrowser`.
 */
export async function forgetVisitor({ browser }: TestBrowser): Promise<void> {
  const pages = await browser.pages();
  const behind = pages.find((page) => page.url().endsWith('/robots.txt'));
  if (!behind) throw new Error('No tab is left that could forget');
  for (const page of pages) if (page !== behind) await page.close();
  await behind.evaluate(() => localStorage.clear());
  await browser.deleteCookie(...(await browser.cookies()));
}
