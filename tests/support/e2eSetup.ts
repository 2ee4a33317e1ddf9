import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import { watchData } from '#tests/support/untouchedData.ts';

declare global {
  var siteUnderTest: RunningSite | undefined;
  var expectDataUntouched: (() => void) | undefined;
}

/**
 * One site for all end-to-end tests, unless `SITE_ORIGIN` names a running one. A test that needs a site of its own, with
 * other variables or an end, starts it itself. All tests are one client to it: it does not count their posts.
 */
export default async function setUp(): Promise<void> {
  globalThis.expectDataUntouched = watchData();
  if (process.env.SITE_ORIGIN) return;
  globalThis.siteUnderTest = await startSite({ SHUTDOWN_GRACE_MS: '1000', FORM_RATE_LIMIT: '0' });
  process.env.SITE_ORIGIN = globalThis.siteUnderTest.origin;
}
