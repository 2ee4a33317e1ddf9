import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import pino from 'pino';
import { estimatorServer } from '#src/blocks/estimator/server.ts';
import { fillBlocks } from '#src/server/pages/fillBlocks.ts';
import { createPriceFiles } from '#src/pricing/server/priceFiles.ts';
import { createPrices, type Prices } from '#src/pricing/server/createPrices.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { calculateEstimate } from '#src/pricing/data/calculateEstimate.ts';
import { readEstimate, writeEstimate } from '#src/pricing/data/estimateLink.ts';
import type { EstimatorData } from '#src/pricing/data/pricedEstimate.ts';

let prices: Prices;
beforeAll(async () => {
  const logger = pino({ level: 'silent' });
  prices = createPrices(await createPriceFiles({ directory: path.resolve('content/prices'), timeout: 1000, logger }));
});

const block = { type: 'estimator', id: 'estimate', data: 'what came with it' } as AnyBlock;
const fill = (query: Readonly<Record<string, string>>, of: Prices = prices) => {
  const facts = { address: { prices: of, locale: 'es', query } } as const;
  return fillBlocks([block], { estimator: estimatorServer }, facts)[0] as AnyBlock & { data: EstimatorData };
};

test('the lines of the address, with the rates of their countries and of the one that is looked at, and no others', () => {
  const link = 'calls.to.de.Mobile.1000.61~numbers.br.Landline.2~what~agents.agentsTeam.3';
  const { data, ...rest } = fill({ estimate: link, country: 'fr' });
  expect(rest).toEqual({ type: 'estimator', id: 'estimate' });
  expect(writeEstimate(data.estimate)).toBe(link.replace('~what', ''));
  expect([data.isExample, data.unread]).toEqual([false, 1]);
  expect(Object.keys(data.rates.countries).sort()).toEqual(['br', 'de', 'fr']);
  expect(data.countries.find(({ iso }) => iso === 'de')?.title).toBe('Alemania');
  expect(data.origin).toEqual({ sample: true });
  expect(calculateEstimate(data.estimate, data.rates, 'EUR').missing).toBe(0);
});

test('of what costs the same everywhere it has what a line may be made of', () => {
  const { everywhere } = fill({}).data.rates;
  expect(Object.keys(everywhere).sort()).toEqual(['products', 'resources', 'subscriptions']);
  expect(everywhere.subscriptions?.map(({ part }) => part)).toEqual(['agentsStart', 'agentsTeam']);
});

test.each([
  [{}, 'us'],
  [{ country: 'de' }, 'de'],
  [{ country: 'qq' }, 'us'],
  [{ country: 'by' }, 'us'],
])('without an estimate %j shows an example of %s', (asked, iso) => {
  const { estimate, isExample, unread, rates } = fill(asked).data;
  expect([isExample, unread]).toEqual([true, 0]);
  expect(estimate.map((line) => ('country' in line ? line.country : line.kind))).toEqual([iso, iso, iso, iso, 'ai']);
  expect(estimate).toContainEqual(expect.objectContaining({ kind: 'calls', direction: 'to', category: 'Mobile' }));
  expect(Object.keys(rates.countries)).toEqual([iso]);
});

test('an estimate without lines is one: it is not replaced by the example', () => {
  expect(fill({ estimate: 'none' }).data).toMatchObject({ estimate: [], isExample: false, unread: 0 });
});

test('in every country the example is of what can be had there: nothing is missing, and it can be sent as a link', () => {
  for (const { iso } of prices.countries('en')) {
    const { estimate, rates } = fill({ country: iso }).data;
    expect(calculateEstimate(estimate, rates, 'RUR').missing).toBe(0);
    expect(estimate.length).toBeGreaterThanOrEqual(2);
    expect(readEstimate(writeEstimate(estimate))).toEqual({ estimate, unread: 0 });
  }
});

test('what travels is less than 10 kB, compressed, for the country that has most', () => {
  const texts = prices.countries('en').map(({ iso }) => JSON.stringify(fill({ country: iso }).data));
  const longest = texts.reduce((a, b) => (a.length > b.length ? a : b));
  expect(brotliCompressSync(longest).length).toBeLessThan(10_000);
});

test('Cuba rents no numbers and gets no messages: its example has calls', () => {
  expect(fill({ country: 'cu' }).data.estimate.map(({ kind }) => kind)).toEqual(['calls', 'ai']);
});

test('without prices there is no example, and the lines of an address stay', () => {
  const none: Prices = {
    ...prices,
    countries: () => [],
    country: () => undefined,
    countryOr: () => undefined,
    everywhere: () => ({}),
  };
  expect(fill({}, none).data).toMatchObject({
    estimate: [],
    isExample: true,
    rates: { countries: {}, everywhere: {} },
  });
  expect(fill({ estimate: 'agents.agentsTeam.3' }, none).data.estimate).toHaveLength(1);
});
