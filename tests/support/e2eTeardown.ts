/** Ends what e2eSetup has started, and holds the tests to have left the data of the repository alone. */
export default async function tearDown(): Promise<void> {
  await Promise.all([globalThis.siteUnderTest?.stop(), globalThis.browserUnderTest?.close()]);
  globalThis.expectDataUntouched?.();
}
