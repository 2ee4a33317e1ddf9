import { findMissingHeaders } from './checkDelivery.ts';
import { checkDocument } from './checkDocument.ts';
import { findForeignLinks, findLostAnchors } from './checkLinks.ts';
import { findOneWayAlternates, findTwins, type Documents } from './checkTogether.ts';
import { createMapping, type Mapping } from './createMapping.ts';
import { listAddresses, type Addresses } from './listAddresses.ts';
import { gatherFiles, gatherLinks } from './listUses.ts';
import { look, type Look, type Looking } from './look.ts';
import { lookAtFiles } from './lookAtFiles.ts';
import { lookAtLinks } from './lookAtLinks.ts';
import { lookAtSite } from './lookAtSite.ts';
import { readDocument } from './readDocument.ts';
import type { Result } from './Result.ts';
import type { SweptPage } from './SweptPage.ts';

/** All that a sweep has found, good and bad. */
export interface Sweep {
  readonly results: readonly Result[];
  /** Every page of the site that answered. */
  readonly pages: readonly SweptPage[];
}

interface SweepOptions extends Looking {
  readonly messageIds: ReadonlySet<string>;
}

/**
 * Gets every address of a site's sitemap and of the route table, all that the pages link to and every file that they use, each
 * once, and says all that is wrong with them: nothing stops it, so that one run tells everything.
 *
 * @param origin of the site
 */
export async function sweepSite(origin: string, options: SweepOptions): Promise<Sweep> {
  const { results, sitemap } = await lookAtSite(origin, options);
  if (sitemap === '') return { results, pages: [] };
  return sweepAddresses(listAddresses(origin, sitemap), origin, options, results);
}

async function sweepAddresses(
  { offered, others, publicOrigin }: Addresses,
  origin: string,
  options: SweepOptions,
  first: readonly Result[],
): Promise<Sweep> {
  const toPublic = (address: string) => publicOrigin + address.slice(origin.length);
  options.progress?.begin('Getting its pages', offered.length + others.length);
  const looks = await Promise.all([
    ...offered.map((address) => lookAtPage({ address, publicAddress: toPublic(address), offered: true }, options)),
    ...others.map((address) => lookAtPage({ address, publicAddress: toPublic(address), offered: false }, options)),
  ]);
  const pages = looks.flatMap(({ value }) => value ?? []);
  const known = new Map(looks.map(({ result }) => [result.address, result]));
  const map = createMapping(origin, publicOrigin);
  const uses = pages.map(({ address, facts: { files, links } }) => ({ address, files, links }));
  const used = gatherFiles(uses, map);
  const settled = new Set([...listSettled(looks), ...used.map(({ address }) => address)]);
  const links = gatherLinks(uses, map).filter(({ address }) => !settled.has(address));
  options.progress?.begin('Getting what they link to and the files that they use', links.length + used.length);
  const [linked, files] = await Promise.all([
    lookAtLinks(links, looks, { ...options, map, settled }),
    lookAtFiles(used, map, options),
  ]);
  const own = [...[...looks, ...linked].map(({ result }) => result), ...files];
  const together = checkAll(pages, known, map);
  together.forEach((result) => options.progress?.add(result));
  return { results: [...first, ...own, ...together], pages };
}

/** Of an address that is no page nothing is said, until somebody links to it. */
const listSettled = (looks: readonly Look<unknown>[]) =>
  looks
    .filter(({ result, location }) => result.status === 200 || result.complaints.length > 0 || location !== undefined)
    .map(({ result }) => result.address);

/** An offered page must be there; another address of the route table may also lead away, or say that there is nothing. */
function lookAtPage(page: Pick<SweptPage, 'address' | 'publicAddress' | 'offered'>, options: SweepOptions) {
  const { address, publicAddress, offered } = page;
  return look<SweptPage>(offered ? 'page' : 'route', address, options, ({ status, type, bytes, headers }) => {
    if (!offered && status < 500 && status !== 200) return {};
    if (status !== 200)
      return { complaints: [`it ${offered ? 'is in the sitemap and ' : ''}answers ${String(status)}`] };
    if (type !== 'text/html') return { complaints: [`it is ${type || 'of no type'} instead of a page`] };
    const html = bytes.toString();
    const facts = readDocument(html);
    const complaints = checkDocument(facts, options.messageIds, offered ? publicAddress : undefined);
    if (offered && headers['x-robots-tag']?.includes('noindex'))
      complaints.push('its header x-robots-tag keeps it from search engines, and it is in the sitemap');
    return { complaints, value: { ...page, html, headers, facts } };
  });
}

/** @returns the pages that a site offers, by their public address */
export function documentsOf(pages: readonly SweptPage[]): Documents {
  return new Map(
    pages.filter(({ offered }) => offered).map(({ publicAddress, facts }) => [publicAddress, facts] as const),
  );
}

/** What is only seen when all pages are known: twins, languages that do not name each other, anchors that lead nowhere. */
function checkAll(pages: readonly SweptPage[], known: ReadonlyMap<string, Result>, map: Mapping): Result[] {
  const documents = documentsOf(pages);
  const complaints = [
    ...findTwins(documents),
    ...findOneWayAlternates(documents),
    ...findMissingHeaders(pages),
    ...findLostAnchors(pages, map),
    ...findForeignLinks(pages, map),
  ];
  const toLocal = (publicAddress: string) => map(publicAddress, publicAddress) ?? publicAddress;
  return complaints.map(({ address: publicAddress, what, cause }) => {
    const address = toLocal(publicAddress);
    const { status, requestId } = known.get(address) ?? {};
    return { check: 'site', address, status, requestId, ms: 0, complaints: [what], cause: cause && toLocal(cause) };
  });
}
