import type { Page } from 'puppeteer';
import { waitUntilDrawn } from '#tests/support/browser.ts';

/** What answers to a click without leading away or sending something. */
const OFFERED = 'button:not([type=submit]), summary, [role=tab], [type=checkbox], [type=radio]';

/** Clicks on all that a visitor sees and that leads nowhere: what is thrown then is told as all that is thrown in a page. */
export async function clickAll(page: Page): Promise<string[]> {
  await page.$$eval(OFFERED, (offered) => {
    for (const element of offered as HTMLElement[]) if (element.checkVisibility()) element.click();
  });
  await waitUntilDrawn(page);
  return [];
}
