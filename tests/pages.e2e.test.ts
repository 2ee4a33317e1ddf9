import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, deflateRawSync } from 'node:zlib';
import { LINK_PREVIEW } from '#config/constants.ts';
import { checkTwin } from '#scripts/lib/sweep/checkTwin.ts';
import { findOneWayAlternates } from '#scripts/lib/sweep/checkTogether.ts';
import { createGet } from '#scripts/lib/sweep/createGet.ts';
import { listCharacteristics } from '#scripts/lib/sweep/listCharacteristics.ts';
import { readMessageIds } from '#scripts/lib/sweep/readMessageIds.ts';
import { chooseRepresentatives } from '#scripts/lib/sweep/representatives.ts';
import { listFailures } from '#scripts/lib/sweep/report.ts';
import { documentsOf, sweepSite, type Sweep } from '#scripts/lib/sweep/sweepSite.ts';
import type { SweptPage } from '#scripts/lib/sweep/SweptPage.ts';
import { validateHtml } from '#scripts/lib/sweep/validateHtml.ts';
import { visitAll } from '#scripts/lib/sweep/visitAll.ts';
import { EXEMPLARS } from '#tests/support/exemplars.ts';
import { parameterised, promised, refusals } from '#tests/support/promisedAddresses.ts';
import { ask } from '#tests/support/serve.ts';
import { SITE_HOSTS, SITES, type Site } from '#tests/support/sitePages.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import type { Budgets } from '../webpack/firstVisits.ts';

/** Every page of every site over HTTP, and in a browser as many as it takes to see every block, every site and every language. */

let site: RunningSite;
const sweeps = new Map<string, Sweep>();

beforeAll(async () => {
  const options = { get: createGet(), messageIds: await readMessageIds() };
  // Each page is asked for once or twice: to compress and keep it costs as much as to make it.
  site = await startSite({ PAGE_TTL: '0', SHUTDOWN_GRACE_MS: '500' });
  for (const host of SITE_HOSTS) sweeps.set(host, await sweepSite(`http://${host}:${String(site.port)}`, options));
}, 240_000);
afterAll(async () => {
  await site.stop();
});

const pagesOf = (host: string) => sweeps.get(host)!.pages;
const allPages = () => SITE_HOSTS.flatMap(pagesOf);

/** What must be seen of a page, by any page that has it too. */
const seenIn = ({ address, facts }: SweptPage) =>
  new Set([...listCharacteristics(facts), new URL(address).host, facts.lang]);

/** The lightest first: of two pages with the same to be seen, that one is taken. */
const usesOf = (pages: readonly SweptPage[]) =>
  new Map(
    pages.toSorted((one, other) => one.html.length - other.html.length).map((page) => [page.address, seenIn(page)]),
  );

test.each(SITE_HOSTS)('%s: every page is whole, every link leads somewhere, every file is there', (host) => {
  expect(pagesOf(host).filter(({ offered }) => offered).length).toBeGreaterThan(10);
  expect(listFailures(sweeps.get(host)!.results)).toEqual([]);
});

test('what lists of results show of a page is neither cut off nor too little: titles, and descriptions with their prices', () => {
  const odd = allPages().flatMap(({ address, offered, facts: { title, description } }) => {
    const isShown = title.length <= 60 && description.length >= 70 && description.length <= 160;
    return offered && !isShown ? [[address, title.length, description.length]] : [];
  });
  expect(odd).toEqual([]);
});

const prefixesOf = (site: Site) => (site === 'main' ? ['', '/es', '/pt'] : ['']);
const statusOf = async (host: string, address: string) =>
  sweeps.get(host)!.results.find((result) => result.address === `http://${host}:${String(site.port)}${address}`)
    ?.status ?? (await ask(site.port, address, { headers: { Host: host } })).status;

test('the specification names what the next tests need', () => {
  expect(promised.length).toBeGreaterThan(125);
  expect(promised).toEqual(
    expect.arrayContaining([
      '/',
      '/kit/promo/voicebot',
      '/solutions/promo/web-rtc-service',
      '/ivr-kit-tutorials',
      '/legal/aup-kz',
    ]),
  );
  expect(refusals.get('/documents')).toEqual(['main', 'es', 'pt']);
  expect(refusals.get('/legal/aup-kz')?.toSorted()).toEqual(['es', 'main', 'pt', 'ru']);
  expect(refusals.get('/verification')).toEqual(['ru']);
  expect(refusals.get('/kit/promo/banks')).toEqual(['main']);
});

test.each(Object.keys(SITES) as Site[])(
  '%s answers each address of the specification as it is promised, in each of its languages',
  async (name) => {
    const wrong: string[] = [];
    for (const prefix of prefixesOf(name)) {
      for (const page of promised) {
        const address = page === '/' ? prefix || '/' : prefix + page;
        const expected = refusals.get(page)?.includes(name) ? 404 : 200;
        const status = await statusOf(SITES[name], address);
        if (status !== expected) wrong.push(`${address}: ${String(status)} instead of ${String(expected)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test.each(parameterised)(
  '%s without its value is a list, if it may be left out; an unknown value is not found',
  async (route) => {
    expect(await statusOf(SITES.main, route.replaceAll(/\{\w+\}\??/g, 'no-such-value'))).toBe(404);
    if (route.endsWith('?')) expect(await statusOf(SITES.main, route.replaceAll(/\/\{\w+\}\??/g, ''))).toBe(200);
  },
);

test('each page and its translations name each other, over all sites', () => {
  const documents = new Map(SITE_HOSTS.flatMap((host) => [...documentsOf(pagesOf(host))]));
  expect(new Set([...documents.values()].map(({ lang }) => lang)).size).toBeGreaterThan(3);
  expect(findOneWayAlternates(documents)).toEqual([]);
});

test('the Markdown twin of every template and of every block, in every language, reads without it', () => {
  const partsOf = ({ facts: { blocks, template, lang } }: SweptPage) =>
    new Set([...blocks, `template ${String(template)}`].map((part) => `${lang} ${part}`));
  const offered = allPages().filter((page) => page.offered);
  const looked = chooseRepresentatives(new Map(offered.map((page) => [page, partsOf(page)])));
  expect(looked.length).toBeGreaterThan(10);
  expect(new Set(looked.map(({ facts }) => facts.lang)).size).toBeGreaterThan(3);
  for (const { address, html } of looked)
    expect({ address, complaints: checkTwin(html) }).toEqual({ address, complaints: [] });
});

/** How a PNG begins; its width and height follow at bytes 16 and 20. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test.each(SITE_HOSTS)(
  '%s: every page has a link preview of its own, at an address that says the same for ever',
  async (host) => {
    const { width, height, maxBytes } = LINK_PREVIEW;
    const pages = pagesOf(host).filter(({ offered }) => offered);
    const images = new Set<string>();
    for (const { address, html } of pages) {
      const tags = readPreview(html);
      const image = new URL(tags['og:image'] ?? '');
      expect({ address, origin: image.origin, ...tags }).toMatchObject({
        address,
        origin: new URL(tags['og:url'] ?? '').origin,
        'og:image:type': 'image/png',
        'og:image:width': String(width),
        'og:image:height': String(height),
        'twitter:card': 'summary_large_image',
      });
      const { status, headers, bytes } = await ask(site.port, image.pathname, { headers: { Host: host } });
      expect({ address, status, headers }).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/png', 'cache-control': expect.stringContaining('immutable') as string },
      });
      expect([bytes.subarray(0, PNG.length), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
        PNG,
        width,
        height,
      ]);
      expect(bytes.byteLength).toBeLessThanOrEqual(maxBytes);
      images.add(image.pathname);
    }
    expect(images.size).toBe(pages.length);
  },
);

test('a link preview that does not exist is 404 and not kept', async () => {
  const { status, headers } = await ask(site.port, '/static/og/00000000000000000000.png');
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});

/** @returns of the page's Open Graph properties each one's first value */
function readPreview(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.reverse().map(([, name = '', value = '']) => [name, value]));
}

const shrink = promisify(brotliCompress);

test('no document is heavier than its budget, as shared caches and most visitors get it', async () => {
  const { html: budget } = JSON.parse(readFileSync('webpack/budgets.json', 'utf8')) as Budgets;
  const quickly = allPages().map((page) => ({ ...page, about: deflateRawSync(page.html, { level: 1 }).length }));
  const heaviest = quickly.sort((one, other) => other.about - one.about).slice(0, 12);
  const weights = heaviest.map(async ({ address, html }) => {
    const small = await shrink(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
    return { address, bytes: small.length };
  });
  const weighed = await Promise.all(weights);
  expect(weighed.every(({ bytes }) => bytes > 5000)).toBe(true);
  expect(weighed.filter(({ bytes }) => bytes > budget)).toEqual([]);
});

test('the markup of every block, site and language is that of the HTML standard', async () => {
  const representatives = new Set(chooseRepresentatives(usesOf(allPages())));
  expect(representatives.size).toBeGreaterThan(10);
  for (const { address, html } of allPages().filter((page) => representatives.has(page.address)))
    expect({ address, complaints: await validateHtml(html) }).toEqual({ address, complaints: [] });
});

test('in a browser no block, site or language complains, shifts sideways or fails axe', async () => {
  const uses = usesOf(allPages());
  // They are looked at by look.e2e, more closely.
  const exemplars = Object.values(EXEMPLARS)
    .map((path) => site.origin + path)
    .filter((address) => uses.has(address));
  const rest = chooseRepresentatives(uses, exemplars).slice(exemplars.length);
  expect(rest.length).toBeGreaterThan(SITE_HOSTS.length - 2);
  // Other files are at work beside it, and each visitor's processes compile the scripts of each site anew.
  expect(listFailures(await visitAll(rest, { axe: true, visitors: 1 }))).toEqual([]);
}, 240_000);
