/** Ends what e2eSetup has started. */
export default async function tearDown(): Promise<void> {
  await Promise.all([globalThis.siteUnderTest?.stop(), globalThis.browserUnderTest?.close()]);
}
