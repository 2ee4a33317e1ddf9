import { existsSync } from 'node:fs';
import { sites, type Site } from '#config/sites.ts';
import type { PropsOf } from '#src/app/registry/blockTypes.ts';
import type { Page } from '#src/shared/page/page.ts';
import { openContentSite } from '#tests/support/contentSite.ts';

/** The releases of the site's own content, over HTTP. */

let site: Awaited<ReturnType<typeof openContentSite>>;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

async function pageAt(url: string, on = sites.main): Promise<Page | undefined> {
  const { status, body } = await site.getPage(url, on);
  return status === 200 ? (JSON.parse(body) as Page) : undefined;
}
const blockOf = <Type extends 'entries' | 'downloads'>(page: Page | undefined, type: Type) =>
  page?.blocks.find((block) => block.type === type) as PropsOf<Type> | undefined;

interface Release {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly paragraphs: readonly string[];
  readonly more?: { readonly href: string };
}
const releasesAt = async (url: string, on?: Site) =>
  blockOf(await pageAt(url, on), 'entries')?.shown?.items as readonly Release[] | undefined;

const SPOKEN: readonly (readonly [string, Site])[] = [
  ['/press', sites.main],
  ['/es/press', sites.main],
  ['/pt/press', sites.main],
  ['/press', sites.ru],
  ['/press', sites.kz],
];

test.each(SPOKEN)('%s has all releases in its language, whole, newest first', async (url, on) => {
  const releases = (await releasesAt(url, on)) ?? [];
  expect(releases).toHaveLength(6);
  const days = releases.map(({ date }) => date);
  expect(days).toEqual([...days].sort().reverse());
  expect(new Set(releases.map(({ path }) => path)).size).toBe(6);
  for (const { path, paragraphs } of releases) {
    expect(path).toMatch(/^\/press#[a-z-]+$/);
    expect(paragraphs.length).toBeGreaterThan(1);
  }
});

test('each language has headlines of its own', async () => {
  const titles = await Promise.all(SPOKEN.slice(0, 4).map(([url, on]) => releasesAt(url, on)));
  expect(new Set(titles.flatMap((releases) => releases?.map(({ title }) => title) ?? [])).size).toBe(24);
});

test('a year is a choice of the address; one that there is not is a 404', async () => {
  const releases = (await releasesAt('/press?year=2025')) ?? [];
  expect(releases.length).toBeGreaterThan(0);
  expect(releases.every(({ date }) => date.startsWith('2025'))).toBe(true);
  expect(await pageAt('/press?year=1999')).toBeUndefined();
});

test('each release stands in the year that it names, and leads to a page that is there', async () => {
  for (const year of ['2025', '2026']) {
    for (const { path, date, more } of (await releasesAt(`/press?year=${year}`)) ?? []) {
      expect([path, date.slice(0, 4)]).toEqual([path, year]);
      if (more) expect([more.href, await pageAt(more.href)]).toEqual([more.href, expect.anything()]);
    }
  }
});

test('what it offers to download is there', async () => {
  const files = blockOf(await pageAt('/press'), 'downloads')?.items ?? [];
  expect(files).toHaveLength(3);
  for (const { href, bytes } of files)
    expect([href, existsSync(`public${href}`), (bytes ?? 0) > 0]).toEqual([href, true, true]);
});
