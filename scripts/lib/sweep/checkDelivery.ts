import type { IncomingHttpHeaders } from 'node:http';
import type { Complaint } from './checkTogether.ts';

/** What every page is sent with: without the first three visitors are less safe, without the last nobody finds it in the log. */
const HEADERS = ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'x-request-id'];

interface DeliveredPage {
  readonly publicAddress: string;
  readonly headers: IncomingHttpHeaders;
}

/** @returns the headers that pages lack: of one that all lack, as behind a proxy that drops it, the first page alone is named */
export function findMissingHeaders(pages: readonly DeliveredPage[]): Complaint[] {
  return HEADERS.flatMap((header) => {
    const without = pages.filter(({ headers }) => headers[header] === undefined);
    const isEverywhere = pages.length > 1 && without.length === pages.length;
    const what = `it comes without the header ${header}${isEverywhere ? ', as all pages do' : ''}`;
    return without.slice(0, isEverywhere ? 1 : undefined).map(({ publicAddress: address }) => ({ address, what }));
  });
}

/** @returns what a robots.txt keeps from being found; nothing where search engines may show the site */
export function checkRobots(robots: string): string[] {
  const groups = robots.split(/^(?=user-agent:)/im).filter((group) => /^user-agent:\s*\*\s*$/im.test(group));
  return groups.some((group) => /^disallow:\s*\/\s*$/im.test(group)) ? ['it keeps all search engines away'] : [];
}
