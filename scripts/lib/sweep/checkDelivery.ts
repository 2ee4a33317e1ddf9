import type { IncomingHttpHeaders } from 'node:http';
import type { Complaint } from './checkTogether.ts';

/** What every page is sent with: without the first three visitors are less safe, without the last nobody finds it in the log. */
const HEADERS = ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'x-request-id'];

interface DeliveredPage {
  readonly publicAddress: string;
  readonly headers: IncomingHttpHeaders;
}

/** @returns the headers that pages lack */
export function findMissingHeaders(pages: readonly DeliveredPage[]): Complaint[] {
  return HEADERS.flatMap((header) =>
    pages
      .filter(({ headers }) => headers[header] === undefined)
      .map(({ publicAddress: address }) => ({ address, what: `it comes without the header ${header}` })),
  );
}

/** @returns what a robots.txt keeps from being found; nothing where search engines may show the site */
export function checkRobots(robots: string): string[] {
  const groups = robots.split(/^(?=user-agent:)/im).filter((group) => /^user-agent:\s*\*\s*$/im.test(group));
  return groups.some((group) => /^disallow:\s*\/\s*$/im.test(group)) ? ['it keeps all search engines away'] : [];
}
