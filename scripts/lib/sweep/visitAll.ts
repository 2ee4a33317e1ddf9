import { launchBrowser } from '#tests/support/browser.ts';
import type { Result } from './Result.ts';
import { visitPage, type VisitOptions } from './visitPage.ts';

/** Pages that are open at once. */
const TABS = 2;

/**
 * Visits pages in a browser, each as somebody who was never here.
 *
 * @param onVisit is told of each when it is over
 */
export async function visitAll(
  addresses: readonly string[],
  options: VisitOptions = {},
  onVisit: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const waiting = [...addresses];
  const results: Result[] = [];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const visitor = await launchBrowser();
      const result = await visitPage(visitor.browser, address, options);
      await visitor.close();
      results.push(result);
      onVisit(result);
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return results;
}
