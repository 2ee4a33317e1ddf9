/** Ends the site that e2eSetup has started, and holds the tests to have left the data of the repository alone. */
export default async function tearDown(): Promise<void> {
  await globalThis.siteUnderTest?.stop();
  globalThis.expectDataUntouched?.();
}
