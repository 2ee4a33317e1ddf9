import type { Kind } from '#src/pricing/data/estimate.ts';
import { isEstimateLine } from '#src/pricing/data/estimateLink.ts';
import { agentPlans } from '#src/pricing/data/lines/agents.ts';
import { aiLayers } from '#src/pricing/data/lines/ai.ts';
import { callCategories } from '#src/pricing/data/lines/calls.ts';
import { KINDS, toOffered } from '#src/pricing/data/lines/kindOf.ts';
import { LINE_KINDS } from '#src/pricing/data/lines/lineKinds.ts';
import { messagePrices } from '#src/pricing/data/lines/messages.ts';
import { rentedCategories } from '#src/pricing/data/lines/numbers.ts';
import type { CountryPrices, GlobalPrices } from '#src/pricing/data/prices.ts';

const price = { USD: '1', EUR: '1', RUR: '1' } as const;
const category = { price, flat_rate: true, prices: [{ prefixes: ['1'], price }] };
/** Receives calls at landlines only, and takes messages of applications only. */
const country: CountryPrices = {
  country_code: 'qq',
  name: 'Q',
  sample: false,
  from: { international: { Landline: category } },
  to: { international: { Tollfree: category, Mobile: category }, eea: { Landline: category } },
  sms_a2p: price,
  phone_numbers: [{ category: 'Mobile', installation: price, monthly: price }],
};
const usage = (part: string, unit: 'minute' | 'request' | 'gigabyte') => ({ part, name: part, unit, price });
const everywhere: GlobalPrices = {
  subscriptions: ['sip', 'agentsStart', 'agentsTeam'].map((part) => ({ part, name: part, monthly: price })),
  resources: [
    usage('tts', 'minute'),
    usage('dialogflow', 'request'),
    usage('freeTools', 'gigabyte'),
    usage('videoCallRecording', 'minute'),
    usage('constructor', 'minute'),
  ],
};

test('a line may choose what has a price, cheapest first; of what is not known, everything', () => {
  expect([callCategories(country, 'to'), callCategories(country, 'from')]).toEqual([
    ['Mobile', 'Tollfree'],
    ['Landline'],
  ]);
  expect([messagePrices(country), rentedCategories(country)]).toEqual([['sms_a2p'], ['Mobile']]);
  expect(callCategories(undefined, 'to')).toEqual(['Landline', 'Mobile', 'Other', 'Tollfree']);
  expect([messagePrices(undefined).length, rentedCategories(undefined).length]).toEqual([4, 4]);
});

test('plans are those of agents; layers are those of a voice call, by the minute or the request', () => {
  expect(agentPlans(everywhere).map(({ part }) => part)).toEqual(['agentsStart', 'agentsTeam']);
  expect(aiLayers(everywhere).map(({ part }) => part)).toEqual(['tts', 'dialogflow']);
  expect([agentPlans({}), aiLayers({})]).toEqual([[], []]);
});

test.each(KINDS)('a new line of %s is one, with and without prices', (kind) => {
  for (const known of [everywhere, {}]) {
    const line = LINE_KINDS[kind].create('qq', known);
    expect([line.kind, isEstimateLine(line)]).toEqual([kind, true]);
  }
});

test.each<[Kind, object]>([
  ['calls', { category: 'Mobile' }],
  ['messages', { direction: 'sms_a2p' }],
  ['numbers', { category: 'Mobile' }],
  ['agents', { plan: 'agentsStart' }],
  ['ai', { layers: ['tts'] }],
])('a line of %s becomes what the country offers', (kind, offered) => {
  const line = toOffered(LINE_KINDS[kind].create('qq', everywhere), country);
  expect(line).toMatchObject(offered);
  expect(toOffered(line, country)).toEqual(line);
});

test('where nothing is offered the choice stays: its line says that it has no price', () => {
  const nothing: CountryPrices = { ...country, from: {}, to: {}, phone_numbers: [] };
  expect(toOffered(LINE_KINDS.numbers.create('qq', {}), nothing)).toMatchObject({ category: 'Landline' });
});
