import type { Logger } from 'pino';
import { hashText } from '#src/content/files/hashText.ts';
import { readRedirects, type Redirect } from '#src/content/redirects.ts';
import { circlingAddresses } from '#src/server/site/redirectTargets.ts';
import { clipAddress } from '#src/shared/address/clipAddress.ts';

/**
 * @param logger is told of each rule that is dropped, when it is new
 * @returns what takes the rules of the CMS as they came and returns those that may be followed: the same object until they
 *   change, as to look through some thousands takes a second. Of these the ones that lead in a circle are left out only where
 *   an address is looked for, as that hangs on the site
 */
export function createCheckRedirects(logger: Pick<Logger, 'error'>): (list: readonly unknown[]) => readonly Redirect[] {
  let told = new Set<string>();
  let last: { readonly hash: string; readonly redirects: readonly Redirect[] } | undefined;
  return function checkRedirects(list: readonly unknown[]): readonly Redirect[] {
    const hash = hashText(JSON.stringify(list));
    if (hash === last?.hash) return last.redirects;
    const { redirects, dropped } = readRedirects(list);
    const problems = [
      ...dropped.map(({ name, rule }) => `${name}: ${rule}`),
      ...[...circlingAddresses(redirects)].map(
        ([address, sites]) => `${clipAddress(address)}: to: the way leads back to it, on ${sites.join(', ')}`,
      ),
    ];
    for (const problem of problems)
      if (!told.has(problem)) logger.error(`A redirect of the CMS is dropped: ${problem}`);
    told = new Set(problems);
    last = { hash, redirects };
    return redirects;
  };
}
