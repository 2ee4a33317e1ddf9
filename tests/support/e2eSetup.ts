import { startSite } from '#tests/support/startSite.ts';

/**
 * One site for all end-to-end tests, unless `SITE_ORIGIN` names a running one. A test that needs a site of its own, with
 * other variables or an end, starts it itself.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.SITE_ORIGIN) return () => Promise.resolve();
  const site = await startSite({ SHUTDOWN_GRACE_MS: '1500' });
  process.env.SITE_ORIGIN = site.origin;
  return async () => { await site.stop(); };
}
