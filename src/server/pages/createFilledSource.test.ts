import path from 'node:path';
import pino from 'pino';
import { blockServers } from '#src/app/registry/blockServers.gen.ts';
import type { PageQuery } from '#src/content/document.ts';
import type { PropsOf } from '#src/app/registry/blockTypes.ts';
import { createFilledSource } from '#src/server/pages/createFilledSource.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { createPrices, type Prices } from '#src/pricing/server/createPrices.ts';
import type { Search } from '#src/search/server/Search.ts';
import { createPriceFiles } from '#src/pricing/server/priceFiles.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import type { Page } from '#src/shared/page/page.ts';

const excerpt = {
  type: 'price-excerpt',
  id: 'rates',
  countries: ['fr', 'by', 'us', 'cu'],
  rates: ['out-landline', 'sms', 'number'],
  currency: 'USD',
  table: { rows: [], sample: false },
};
const note = { type: 'note', id: 'note' };
const sourceOf = (...blocks: AnyBlock[]) =>
  ({
    getPage: (query: PageQuery) =>
      Promise.resolve(query.path === '/none' ? undefined : ({ blocks } as unknown as Page)),
    listPaths: () => [],
  }) as unknown as ContentSource;
const ask = (source: ContentSource, locale: PageQuery['locale'], at = '/x') =>
  source.getPage({ contentPath: at, path: at, params: {}, locale, site: 'main' });
const tableOf = (page?: Page) => (page?.blocks[0] as PropsOf<'price-excerpt'> | undefined)?.table;

const search: Search = { open: () => Promise.resolve(() => undefined) };

let ours: Prices;
let changed: () => void = () => undefined;
let prices: Prices;
beforeAll(async () => {
  const logger = pino({ level: 'silent' });
  ours = createPrices(await createPriceFiles({ directory: path.resolve('content/prices'), timeout: 1000, logger }));
});
beforeEach(() => {
  prices = {
    ...ours,
    onChange(listener) {
      changed = listener;
      return () => undefined;
    },
  };
});

test('rates are named and written in the language, in the order asked for, by left out', async () => {
  const source = createFilledSource(sourceOf(excerpt), blockServers, { prices, search });
  const table = tableOf(await ask(source, 'es'));
  expect(table?.rows.map(({ title }) => title)).toEqual(['Francia', 'Estados Unidos', 'Cuba']);
  expect(table?.rows[1]?.cells[0]).toMatch(/^0,\d{4}\u00a0USD$/);
  expect(table?.sample).toBe(true);
  expect(tableOf(await ask(source, 'ru'))?.rows[1]?.title).toBe('Соединенные Штаты');
});

test('what a country does not have is null: Cuba gets no messages and rents no numbers', async () => {
  const [, , cuba] =
    tableOf(await ask(createFilledSource(sourceOf(excerpt), blockServers, { prices, search }), 'en'))?.rows ?? [];
  expect(cuba?.cells).toEqual([expect.stringMatching(/^\$0\.\d{4}$/), null, null]);
});

test('the rates below each other have as many digits', async () => {
  const table = tableOf(await ask(createFilledSource(sourceOf(excerpt), blockServers, { prices, search }), 'en'));
  const digits = table?.rows.map(({ cells: [cell] }) => cell?.split('.')[1]?.length);
  expect(new Set(digits).size).toBe(1);
});

test('a rate that some numbers of a country exceed is said to be the lowest', async () => {
  const mobile = { ...excerpt, countries: ['de', 'us'], rates: ['out-landline', 'out-mobile'] };
  const table = tableOf(await ask(createFilledSource(sourceOf(mobile), blockServers, { prices, search }), 'en'));
  expect(table?.rows.map(({ lowest }) => lowest)).toEqual([['out-mobile'], []]);
});

test('a filled block keeps its identity until a price changes; other blocks are left alone', async () => {
  const source = createFilledSource(sourceOf(excerpt, note), blockServers, { prices, search });
  const blocks = async () => (await ask(source, 'en'))?.blocks ?? [];
  const [first, other] = await blocks();
  expect(other).toBe(note);
  expect((await blocks())[0]).toBe(first);
  changed();
  expect((await blocks())[0]).not.toBe(first);
});

test('an estimator gets the estimate of its own address', async () => {
  const source = createFilledSource(sourceOf({ type: 'estimator', id: 'estimate' }), blockServers, { prices, search });
  const fill = async (query: Record<string, string>) => {
    const asked = { contentPath: '/x', path: '/x', params: {}, locale: 'en', site: 'main', query } as const;
    return (await source.getPage(asked))?.blocks[0] as PropsOf<'estimator'>;
  };
  const estimate = 'numbers.de.Landline.3';
  expect((await fill({ estimate })).data).toMatchObject({ isExample: false, estimate: [{ country: 'de', count: 3 }] });
  expect((await fill({ country: 'de' })).data).toMatchObject({
    isExample: true,
    estimate: [{ country: 'de' }, {}, {}, {}, {}],
  });
});

test('what an address that asks for nothing is given keeps its identity until a price changes; no other is kept', async () => {
  const source = createFilledSource(sourceOf({ type: 'price-list', id: 'list' }), blockServers, { prices, search });
  const fill = async (query: Record<string, string>, locale: PageQuery['locale'] = 'en') => {
    const asked = { contentPath: '/x', path: '/x', params: {}, locale, site: 'main', query } as const;
    return (await source.getPage(asked))?.blocks[0];
  };
  const first = await fill({});
  expect(await fill({ country: 'de' })).not.toBe(await fill({ country: 'de' }));
  expect(await fill({})).toBe(first);
  expect(await fill({}, 'es')).not.toBe(first);
  changed();
  expect(await fill({})).not.toBe(first);
});

test('without prices the block has no table, not even one that came with it', async () => {
  const none: Prices = { ...prices, countries: () => [], country: () => undefined };
  expect(
    tableOf(await ask(createFilledSource(sourceOf(excerpt), blockServers, { prices: none, search }), 'en')),
  ).toBeUndefined();
});

test('rates that are stale say of which day they are, in the language', async () => {
  const stale: Prices = { ...prices, origin: () => ({ sample: false, stale_since: '2026-11-01T23:30:00.000Z' }) };
  expect(
    tableOf(await ask(createFilledSource(sourceOf(excerpt), blockServers, { prices: stale, search }), 'pt'))
      ?.staleSince,
  ).toBe('1 de novembro de 2026');
});

test('a page that is not there stays so, and all else of the source is as it was', async () => {
  const source = createFilledSource(sourceOf(excerpt), blockServers, { prices, search });
  expect(await ask(source, 'en', '/none')).toBeUndefined();
  expect(source.listPaths()).toEqual([]);
});

test('a page with a search is given it where something is asked, and waits for nothing where not', async () => {
  const open = jest.fn(() => Promise.resolve(() => undefined));
  const block = { type: 'search', id: 'search', scope: 'site', title: 'Ways', links: [] };
  const source = createFilledSource(sourceOf(block), blockServers, { prices, search: { open } });
  const fill = async (query: Record<string, string>) => {
    const asked = { contentPath: '/x', path: '/x', params: {}, locale: 'es', site: 'main', query } as const;
    return (await source.getPage(asked))?.blocks[0] as PropsOf<'search'>;
  };
  expect(await fill({})).toBe(block);
  expect(open).not.toHaveBeenCalled();
  expect((await fill({ q: 'voz' })).asked).toEqual({ words: 'voz' });
  expect(open.mock.calls).toMatchObject([[{ site: { key: 'main' }, locale: 'es' }]]);
});
