import { shareBrowser, type RunningBrowser } from '#tests/support/browser.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import { watchData } from '#tests/support/untouchedData.ts';

declare global {
  var siteUnderTest: RunningSite | undefined;
  var browserUnderTest: RunningBrowser | undefined;
  var expectDataUntouched: (() => void) | undefined;
}

/**
 * One browser and one site for all end-to-end tests; `SITE_ORIGIN` names a running site to be tried instead. A test that
 * needs a site of its own, with other variables or an end, starts it itself. All tests are one client to it: it does not
 * count their posts.
 */
export default async function setUp(): Promise<void> {
  globalThis.expectDataUntouched = watchData();
  globalThis.browserUnderTest = await shareBrowser();
  if (process.env.SITE_ORIGIN) return;
  globalThis.siteUnderTest = await startSite({ SHUTDOWN_GRACE_MS: '1000', FORM_RATE_LIMIT: '0' });
  process.env.SITE_ORIGIN = globalThis.siteUnderTest.origin;
}
