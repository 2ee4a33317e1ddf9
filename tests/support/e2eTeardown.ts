/** Ends the site that e2eSetup has started. */
export default async function tearDown(): Promise<void> {
  await globalThis.siteUnderTest?.stop();
}
