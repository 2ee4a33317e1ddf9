import type { IncomingHttpHeaders } from 'node:http';
import { OWN_ORIGINS } from '#config/ownOrigins.ts';
import { checkRobots, findMissingHeaders } from './checkDelivery.ts';
import { checkDocument } from './checkDocument.ts';
import { checkFile } from './checkFile.ts';
import { findOneWayAlternates, findTwins, type Complaint, type Documents } from './checkTogether.ts';
import type { Answer, Get } from './createGet.ts';
import { listAddresses, listLocations, type Addresses } from './listAddresses.ts';
import { readDocument, type FileKind, type PageFacts } from './readDocument.ts';
import type { Check, Result } from './Result.ts';

/** A page that answered, as far as checks of several pages need it. */
export interface SweptPage {
  /** Where it was got. */
  readonly address: string;
  /** Where the public finds it. */
  readonly publicAddress: string;
  readonly html: string;
  readonly headers: IncomingHttpHeaders;
  readonly facts: PageFacts;
  /** Whether the sitemap names it. Another address that answers is of no account to search engines. */
  readonly offered: boolean;
}

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
      links.map(({ address, from }) =>
        look('link', address, options.get, expectStatus([200, 302], `${from} links to it`)),
      ),
    ),
    Promise.all(
      listFiles(pages, map).map(({ address, kind }) =>
        look('file', address, options.get, (answer) => ({ complaints: checkFile(answer, kind) })),
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

function expectStatus(expected: number | readonly number[], why?: string): Judge<never> {
  return ({ status }) => {
    if ([expected].flat().includes(status)) return {};
    return { complaints: [`${why ? `${why}, and it` : 'it'} answers ${String(status)}`] };
  };
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

type Mapping = (href: string, base: string) => string | undefined;

/** @returns where the site that was asked has what a page names; undefined for what is elsewhere, or no address at all */
function createMapping(origin: string, publicOrigin: string): Mapping {
  return (href, base) => {
    const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
    if (url?.origin !== origin && url?.origin !== publicOrigin) return undefined;
    return origin + url.pathname + url.search + url.hash;
  };
}

const withoutQuery = (address: string) => address.split(/[?#]/)[0] ?? '';
const withoutHash = (address: string) => address.split('#')[0] ?? '';

function listLinks(pages: readonly SweptPage[], map: Mapping) {
  const links = new Map<string, string>();
  for (const { address: from, facts } of pages) {
    for (const href of facts.links) {
      const address = withoutHash(map(href, from) ?? '');
      if (address && !links.has(address)) links.set(address, from);
    }
  }
  return [...links].map(([address, from]) => ({ address, from }));
}

function listFiles(pages: readonly SweptPage[], map: Mapping) {
  const files = new Map<string, FileKind>();
  for (const { address: from, facts } of pages) {
    for (const { href, kind } of facts.files) {
      const address = withoutHash(map(href, from) ?? '');
      if (address && !files.has(address)) files.set(address, kind);
    }
  }
  return [...files].map(([address, kind]) => ({ address, kind }));
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
  const local = new Map(pages.map(({ address, publicAddress }) => [publicAddress, address]));
  return complaints.map(({ address: publicAddress, what }) => {
    const address = local.get(publicAddress) ?? publicAddress;
    const { status, requestId } = known.get(address) ?? {};
    return { check: 'site', address, status, requestId, ms: 0, complaints: [what] };
  });
}

/** Whoever reads a language stays in it: the switch of languages is no link, and says what it does. */
function findForeignLinks(pages: readonly SweptPage[], map: Mapping): Complaint[] {
  const languages = new Map(pages.map(({ address, facts }) => [address, facts.lang]));
  return pages.flatMap(({ address: from, publicAddress, facts: { lang, links } }) =>
    [...new Set(links)].flatMap((href) => {
      const other = languages.get(withoutQuery(map(href, from) ?? ''));
      if (other === undefined || other === lang) return [];
      return [{ address: publicAddress, what: `it is in ${lang} and links to ${href}, which is in ${other}` }];
    }),
  );
}

function findLostAnchors(pages: readonly SweptPage[], map: Mapping): Complaint[] {
  const ids = new Map(pages.map(({ address, facts }) => [address, facts.ids]));
  return pages.flatMap(({ address: from, publicAddress, facts }) =>
    [...new Set(facts.links)].flatMap((href) => {
      const [address = '', anchor] = (map(href, from) ?? '').split('#');
      if (!anchor || ids.get(address)?.has(readAnchor(anchor)) !== false) return [];
      return [{ address: publicAddress, what: `it links to ${href}, where nothing has that id` }];
    }),
  );
}

/** A `%` of its own is one in an anchor, too. */
function readAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
