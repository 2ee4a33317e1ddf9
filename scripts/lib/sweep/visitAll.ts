import { launchBrowser, type TestBrowser } from '#tests/support/browser.ts';
import type { Result } from './Result.ts';
import { isDead, visitPage, type VisitOptions } from './visitPage.ts';

interface VisitAllOptions extends VisitOptions {
  /** How many come at once: pages are then open side by side. */
  readonly visitors?: number;
  /** After so many dead pages, one after the other, the rest is not opened: each costs half a minute or more. All are, unless told. */
  readonly patience?: number;
  /** Ends it. */
  readonly signal?: AbortSignal;
}

const UNOPENED = 'it was not opened: those before it were dead';

/** @returns whether nobody had the patience to open a page */
export const isUnopened = ({ complaints }: Result): boolean => complaints.includes(UNOPENED);

/**
 * Visits pages in a browser. A visitor goes from page to page of a site, since a new one costs more than most pages; after a
 * page with something to complain about the next is seen by somebody who was never there.
 *
 * @param onVisit is told of each when it is over
 * @throws the reason of the signal
 */
export async function visitAll(
  addresses: readonly string[],
  { visitors = 2, patience = Infinity, signal, ...options }: VisitAllOptions = {},
  onVisit: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const waiting = [...Map.groupBy(addresses, (address) => new URL(address).origin).values()].flat();
  const results: Result[] = [];
  let dead: readonly Result[] = [];
  const tell = (result: Result) => {
    results.push(result);
    onVisit(result);
  };
  const work = async () => {
    let visitor: { readonly site: string; readonly tabs: TestBrowser } | undefined;
    const leave = async () => {
      await visitor?.tabs.close();
      visitor = undefined;
    };
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (dead.length >= patience) {
        tell(leaveUnopened(address, dead[0]));
        continue;
      }
      const { origin } = new URL(address);
      if (visitor?.site !== origin) await leave();
      visitor ??= { site: origin, tabs: await launchBrowser() };
      const result = await visitPage(visitor.tabs.browser, address, options);
      signal?.throwIfAborted();
      if (result.complaints.length > 0) await leave();
      dead = isDead(result) ? [...dead, result] : [];
      tell(result);
    }
    await leave();
  };
  await Promise.all(Array.from({ length: visitors }, work));
  return results;
}

const leaveUnopened = (address: string, dead: Result | undefined): Result => ({
  check: 'browser',
  address,
  ms: 0,
  complaints: [UNOPENED],
  cause: dead?.cause ?? dead?.address,
});
