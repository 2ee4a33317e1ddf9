import { OWN_ORIGINS } from '#config/ownOrigins.ts';
import { checkRobots, findMissingHeaders } from './checkDelivery.ts';
import { checkDocument } from './checkDocument.ts';
import { checkFile } from './checkFile.ts';
import { findForeignLinks, findLostAnchors } from './checkLinks.ts';
import { findOneWayAlternates, findTwins, type Documents } from './checkTogether.ts';
import type { Answer, Get } from './createGet.ts';
import { createMapping, type Mapping } from './createMapping.ts';
import { listAddresses, listLocations, type Addresses } from './listAddresses.ts';
import { listFiles, listLinks, nameUsers } from './listUses.ts';
import { readDocument } from './readDocument.ts';
import type { Check, Result } from './Result.ts';
import type { SweptPage } from './SweptPage.ts';

/** All that a sweep has found, good and bad. */
export interface Sweep {
  readonly results: readonly Result[];
  /** Every page of the site that answered. */
  readonly pages: readonly SweptPage[];
}

interface SweepOptions {
  readonly get: Get;
  readonly messageIds: ReadonlySet<string>;
}

/**
 * Gets every address of a site's sitemap and of the route table, all that the pages link to and every file that they use, each
 * once, and says all that is wrong with them: nothing stops it, so that one run tells everything.
 *
 * @param origin of the site
 */
export async function sweepSite(origin: string, options: SweepOptions): Promise<Sweep> {
  const readSitemap = createReadSitemap(origin);
  const index = await look('page', `${origin}/sitemap.xml`, options.get, readSitemap);
  const sitemaps = await Promise.all(
    listSitemaps(origin, index.value ?? '').map((address) => look('page', address, options.get, readSitemap)),
  );
  const health = await Promise.all(
    ['/healthz', '/readyz'].map((path) => look('health', origin + path, options.get, expectStatus(200))),
  );
  const robots = await look('health', `${origin}/robots.txt`, options.get, ({ status, bytes }) => ({
    complaints: status === 200 ? checkRobots(bytes.toString()) : [`it answers ${String(status)}`],
  }));
  const first = [...[index, ...sitemaps, ...health, robots].map(({ result }) => result)];
  const whole = sitemaps.map(({ value }) => value).join('');
  if (whole === '') return { results: first, pages: [] };
  return sweepAddresses(listAddresses(origin, whole), origin, options, first);
}

/** A sitemap of another host is read all the same: where its pages are here, they are looked at. */
const createReadSitemap =
  (origin: string): Judge<string> =>
  ({ status, bytes }) => {
    if (status !== 200) throw new Error(`it answers ${String(status)}`);
    const value = bytes.toString();
    const locations = listLocations(value);
    if (locations.length === 0) throw new Error('the sitemap names no page');
    const foreign = new Set(
      locations.map((url) => url.origin).filter((host) => host !== origin && !OWN_ORIGINS.has(host)),
    );
    return { value, complaints: [...foreign].map((host) => `it names pages of ${host}, which is none of our sites`) };
  };

/** The sitemaps of an index name the public site, and are asked for where the site is tried. */
const listSitemaps = (origin: string, index: string) =>
  listLocations(index).map(({ pathname, search }) => origin + pathname + search);

async function sweepAddresses(
  { offered, others, publicOrigin }: Addresses,
  origin: string,
  options: SweepOptions,
  first: readonly Result[],
): Promise<Sweep> {
  const toPublic = (address: string) => publicOrigin + address.slice(origin.length);
  const looks = await Promise.all([
    ...offered.map((address) => lookAtPage({ address, publicAddress: toPublic(address), offered: true }, options)),
    ...others.map((address) => lookAtPage({ address, publicAddress: toPublic(address), offered: false }, options)),
  ]);
  const pages = looks.flatMap(({ value }) => value ?? []);
  const known = new Map(looks.map(({ result }) => [result.address, result]));
  const map = createMapping(origin, publicOrigin);
  const links = listLinks(pages, map).filter(({ address }) => !known.has(address));
  const [linked, files] = await Promise.all([
    Promise.all(
      links.map(({ address, users }) =>
        look('link', address, options.get, expectStatus([200, 302], `it is linked to by ${nameUsers(users)}, and`)),
      ),
    ),
    Promise.all(
      listFiles(pages, map).map(({ address, users, kind }) =>
        look('file', address, options.get, (answer) => ({ complaints: checkFile(answer, kind, nameUsers(users)) })),
      ),
    ),
  ]);
  const own = [...looks, ...linked, ...files].map(({ result }) => result);
  return { results: [...first, ...own, ...checkAll(pages, known, map)], pages };
}

interface Look<Value> {
  readonly result: Result;
  readonly value?: Value | undefined;
}

type Judge<Value> = (answer: Answer) => { readonly complaints?: readonly string[]; readonly value?: Value };

async function look<Value = never>(check: Check, address: string, get: Get, judge: Judge<Value>): Promise<Look<Value>> {
  const start = performance.now();
  let answer: Answer | undefined;
  try {
    answer = await get(address);
    const { status, requestId, ms } = answer;
    const { complaints = [], value } = judge(answer);
    return { result: { check, address, status, requestId, ms, complaints }, value };
  } catch (error) {
    const { status, requestId, ms = performance.now() - start } = answer ?? {};
    const complaints = [error instanceof Error ? error.message || error.name : String(error)];
    return { result: { check, address, status, requestId, ms, complaints } };
  }
}

function expectStatus(expected: number | readonly number[], what = 'it'): Judge<never> {
  return ({ status }) =>
    [expected].flat().includes(status) ? {} : { complaints: [`${what} answers ${String(status)}`] };
}

/** An offered page must be there; another address of the route table may also lead away, or say that there is nothing. */
function lookAtPage(page: Pick<SweptPage, 'address' | 'publicAddress' | 'offered'>, options: SweepOptions) {
  const { address, publicAddress, offered } = page;
  return look<SweptPage>(offered ? 'page' : 'route', address, options.get, ({ status, type, bytes, headers }) => {
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
