import { launchBrowser, type TestBrowser } from '#tests/support/browser.ts';
import type { Result } from './Result.ts';
import { visitPage, type VisitOptions } from './visitPage.ts';

interface VisitAllOptions extends VisitOptions {
  /** How many come at once: pages are then open side by side. */
  readonly visitors?: number;
}

/**
 * Visits pages in a browser. A visitor goes from page to page of a site, since a new one costs more than most pages; after a
 * page with something to complain about the next is seen by somebody who was never there.
 *
 * @param onVisit is told of each when it is over
 */
export async function visitAll(
  addresses: readonly string[],
  { visitors = 2, ...options }: VisitAllOptions = {},
  onVisit: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const waiting = [...Map.groupBy(addresses, (address) => new URL(address).origin).values()].flat();
  const results: Result[] = [];
  const work = async () => {
    let visitor: { readonly site: string; readonly tabs: TestBrowser } | undefined;
    const leave = async () => {
      await visitor?.tabs.close();
      visitor = undefined;
    };
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const { origin } = new URL(address);
      if (visitor?.site !== origin) await leave();
      visitor ??= { site: origin, tabs: await launchBrowser() };
      const result = await visitPage(visitor.tabs.browser, address, options);
      if (result.complaints.length > 0) await leave();
      results.push(result);
      onVisit(result);
    }
    await leave();
  };
  await Promise.all(Array.from({ length: visitors }, work));
  return results;
}
