import type { Decimal } from '#src/shared/text/decimal.ts';
import { calculateEstimate } from '#src/pricing/data/calculateEstimate.ts';
import type { EstimateLine } from '#src/pricing/data/estimate.ts';
import type { AgentsLine } from '#src/pricing/data/lines/agents.ts';
import type { AiLine } from '#src/pricing/data/lines/ai.ts';
import type { CallsLine } from '#src/pricing/data/lines/calls.ts';
import { billedSeconds } from '#src/pricing/data/lines/callTime.ts';
import type { EstimateRates } from '#src/pricing/data/lines/lineKind.ts';
import type { MessagesLine } from '#src/pricing/data/lines/messages.ts';
import type { NumbersLine } from '#src/pricing/data/lines/numbers.ts';
import type { CategoryPrices, CountryPrices, Increments, Price } from '#src/pricing/data/prices.ts';

const price = (USD: Decimal, EUR: Decimal = USD, RUR: Decimal = USD): Price => ({ USD, EUR, RUR });
const category = (lowest: Price, increments?: Increments, highest: Price = lowest): CategoryPrices => ({
  price: lowest,
  flat_rate: lowest === highest,
  increments,
  prices: [
    { prefixes: ['1'], price: lowest },
    { prefixes: ['2'], price: highest },
  ],
});
const BY_SECOND = { first: 1, next: 1 };
const BY_QUARTER = { first: 15, next: 15 };
const BY_MINUTE = { first: 60, next: 60 };

const germany: CountryPrices = {
  country_code: 'de',
  name: 'Germany',
  sample: false,
  from: { international: { Landline: category(price('0.005'), BY_SECOND) } },
  to: {
    international: {
      Landline: category(price('0.0107', '0.0099', '1.0165'), BY_SECOND),
      Mobile: category(price('0.03', '0.0276', '2.85'), BY_MINUTE, price('0.05', '0.046', '4.75')),
      Other: category(price('0.0425', '0.0391', '4.0375')),
      Tollfree: category(price('0'), BY_SECOND),
    },
    // Another rate where calls begin in the EEA: not what an estimate takes.
    eea: { Landline: category(price('0.001'), BY_SECOND) },
  },
  smsout: price('0.0075', '0.0069', '0.7125'),
  smsinput: price('0.005'),
  phone_numbers: [
    { category: 'Landline', installation: price('1.005', '0.92', '95.475'), monthly: price('1.25', '1.15', '118.75') },
    { category: 'Tollfree', installation: price('0'), monthly: price('0.005') },
  ],
};
const usage = (part: string, unit: 'minute' | 'request' | 'gigabyte', cost: Price, increments?: Increments) => ({
  part,
  name: part,
  unit,
  price: cost,
  increments,
});
const rates: EstimateRates = {
  countries: { de: germany },
  everywhere: {
    subscriptions: [{ part: 'agentsTeam', name: 'Team', monthly: price('39', '36', '3200') }],
    resources: [
      usage('asr', 'minute', price('0.016', '0.0148', '1.52'), BY_QUARTER),
      usage('tts', 'minute', price('0.011'), BY_QUARTER),
      usage('callTranscription', 'minute', price('0.013')),
      usage('dialogflow', 'request', price('0.003', '0.0028', '0.285')),
      usage('freeTools', 'gigabyte', price('0')),
    ],
    products: [usage('wabVoice', 'minute', price('0.009'), BY_SECOND)],
  },
};

const calls = (line: Partial<CallsLine>): CallsLine => ({
  kind: 'calls',
  direction: 'to',
  country: 'de',
  category: 'Landline',
  calls: 1,
  seconds: 60,
  ...line,
});
const messages = (line: Partial<MessagesLine>): MessagesLine => ({
  kind: 'messages',
  direction: 'smsout',
  country: 'de',
  count: 1,
  text: 'ok',
  ...line,
});
const numbers = (line: Partial<NumbersLine>): NumbersLine => ({
  kind: 'numbers',
  country: 'de',
  category: 'Landline',
  count: 1,
  ...line,
});
const agents = (line: Partial<AgentsLine>): AgentsLine => ({ kind: 'agents', plan: 'agentsTeam', count: 1, ...line });
const ai = (line: Partial<AiLine>): AiLine => ({ kind: 'ai', calls: 1, seconds: 60, layers: [], requests: 1, ...line });

test.each<[number, Increments | undefined, number]>([
  [61, BY_MINUTE, 120],
  [60, BY_MINUTE, 60],
  [1, BY_MINUTE, 60],
  [0, BY_MINUTE, 0],
  [0, BY_SECOND, 0],
  [61, BY_SECOND, 61],
  [86_400, BY_SECOND, 86_400],
  [15, BY_QUARTER, 15],
  [16, BY_QUARTER, 30],
  [61, BY_QUARTER, 75],
  // 30 whole, then ceil(31 / 6) × 6 = 36
  [61, { first: 30, next: 6 }, 66],
  [30, { first: 30, next: 6 }, 30],
  [31, { first: 30, next: 6 }, 36],
  // The list does not say: by the minute.
  [61, undefined, 120],
])('%i s at %j are billed as %i s', (seconds, increments, billed) => {
  expect(billedSeconds(seconds, increments)).toBe(billed);
});

test.each<[string, EstimateLine, number, Decimal, Decimal, Decimal]>([
  // 61 × 0.0107 / 60 = 0.010878…; 61 × 0.0099 / 60 = 0.010065; 61 × 1.0165 / 60 = 1.033441…
  ['one call by the second', calls({ seconds: 61 }), 61, '0.01', '0.01', '1.03'],
  // 61,000 × 0.0107 / 60 = 10.878333…; × 0.0099 / 60 = 10.065, half a cent up; × 1.0165 / 60 = 1033.441666…
  ['a thousand of them', calls({ seconds: 61, calls: 1000 }), 61_000, '10.88', '10.07', '1033.44'],
  // 2 min × 0.03 = 0.06; × 0.0276 = 0.0552; × 2.85 = 5.7
  ['one call by the minute', calls({ category: 'Mobile', seconds: 61 }), 120, '0.06', '0.06', '5.7'],
  // 1000 × 2 min: 60; 55.2; 5700
  ['and a thousand', calls({ category: 'Mobile', seconds: 61, calls: 1000 }), 120_000, '60', '55.2', '5700'],
  // By the minute without being told. 7 × 2 min: × 0.0425 = 0.595, up; × 0.0391 = 0.5474; × 4.0375 = 56.525, up
  ['without increments', calls({ category: 'Other', seconds: 61, calls: 7 }), 840, '0.6', '0.55', '56.53'],
  ['a call that nobody takes', calls({ seconds: 0, calls: 1000 }), 0, '0', '0', '0'],
  ['calls that cost nothing', calls({ category: 'Tollfree', seconds: 61, calls: 9 }), 549, '0', '0', '0'],
  // 60 × 0.005 / 60 = 0.005: half a cent is a cent. 59 s: 0.004916…
  ['half a cent', calls({ direction: 'from' }), 60, '0.01', '0.01', '0.01'],
  ['a hair less', calls({ direction: 'from', seconds: 59 }), 59, '0', '0', '0'],
  // 10⁸ × 86,400 s = 8.64 × 10¹² s = 1.44 × 10¹¹ min: × 0.0107 = 1,540,800,000; × 0.0099 = 1,425,600,000; × 1.0165
  [
    'as many as there may be',
    calls({ calls: 100_000_000, seconds: 86_400 }),
    8_640_000_000_000,
    '1540800000',
    '1425600000',
    '146376000000',
  ],
  // 99,999,999 × 7 s × 0.0107 / 60 = 124,833.33208…; × 0.0099 / 60 = 115,499.998845; × 1.0165 / 60 = 11,859,166.548…
  ['an odd number', calls({ calls: 99_999_999, seconds: 7 }), 699_999_993, '124833.33', '115500', '11859166.55'],
  // One part: 0.0075, up; 0.0069; 0.7125, up
  ['a message', messages({}), 1, '0.01', '0.01', '0.71'],
  // 161 letters of GSM-7 are 2 parts: 500 × 2 × 0.0075 = 7.5; × 0.0069 = 6.9; × 0.7125 = 712.5
  ['messages in two parts', messages({ count: 500, text: 'a'.repeat(161) }), 1000, '7.5', '6.9', '712.5'],
  // 71 letters of UCS-2 are 2 parts: 3 × 2 × 0.0075 = 0.045, up; × 0.0069 = 0.0414; × 0.7125 = 4.275, up
  ['and in Cyrillic', messages({ count: 3, text: 'я'.repeat(71) }), 6, '0.05', '0.04', '4.28'],
  // 3 × 2 × 0.005
  ['received ones', messages({ direction: 'smsinput', count: 3, text: 'я'.repeat(71) }), 6, '0.03', '0.03', '0.03'],
  ['no messages', messages({ count: 0 }), 0, '0', '0', '0'],
  ['agents', agents({ count: 12 }), 12, '468', '432', '38400'],
])('%s', (_name, line, quantity, USD, EUR, RUR) => {
  for (const [currency, amount] of Object.entries({ USD, EUR, RUR })) {
    const { lines, monthly, once, missing } = calculateEstimate([line], rates, currency as keyof Price);
    expect(lines[0]?.parts[0]).toMatchObject({ quantity, amount });
    expect([lines[0]?.amount, monthly, once, missing]).toEqual([amount, amount, '0', 0]);
  }
});

test('a part says what it was reckoned from', () => {
  expect(calculateEstimate([calls({ seconds: 61, calls: 10 })], rates, 'EUR').lines[0]?.parts).toEqual([
    { key: 'calls', quantity: 610, unit: 'second', rate: '0.0099', increments: BY_SECOND, amount: '0.1' },
  ]);
  expect(calculateEstimate([messages({ text: 'я'.repeat(71) })], rates, 'RUR').lines[0]?.parts).toEqual([
    { key: 'messages', quantity: 2, unit: 'segment', rate: '0.7125', amount: '1.43' },
  ]);
});

test('where prefixes differ in price, the lowest is taken, as in the price list, and said to be that', () => {
  const [part] = calculateEstimate([calls({ category: 'Mobile' })], rates, 'USD').lines[0]?.parts ?? [];
  expect(part).toMatchObject({ rate: '0.03', isLowest: true });
});

test('whether others cost more is said of the currency that is shown', () => {
  const to = { international: { Mobile: category(price('0.03', '0.0276'), BY_MINUTE, price('0.03', '0.0277')) } };
  const isLowestIn = (currency: 'USD' | 'EUR') => {
    const some = { ...rates, countries: { de: { ...germany, to } } };
    return calculateEstimate([calls({ category: 'Mobile' })], some, currency).lines[0]?.parts[0]?.isLowest;
  };
  expect([isLowestIn('USD'), isLowestIn('EUR')]).toEqual([undefined, true]);
});

test('numbers cost something once, which is not of the month', () => {
  const { lines, monthly, once } = calculateEstimate([numbers({ count: 3 })], rates, 'USD');
  // 3 × 1.005 = 3.015, up; 3 × 1.25
  expect(lines[0]?.parts).toEqual([
    { key: 'installation', quantity: 3, unit: 'piece', rate: '1.005', isOnce: true, amount: '3.02' },
    { key: 'monthly', quantity: 3, unit: 'piece', rate: '1.25', amount: '3.75' },
  ]);
  expect([lines[0]?.amount, monthly, once]).toEqual(['3.75', '3.75', '3.02']);
});

test('each layer is billed by its own rule', () => {
  const line = ai({
    calls: 800,
    seconds: 61,
    requests: 4,
    layers: ['asr', 'dialogflow', 'callTranscription', 'wabVoice'],
  });
  const { lines, monthly } = calculateEstimate([line], rates, 'USD');
  expect(lines[0]?.parts.map(({ key, quantity, unit, amount }) => [key, quantity, unit, amount])).toEqual([
    // 75 s: 800 × 75 × 0.016 / 60
    ['asr', 60_000, 'second', '16'],
    // 800 × 4 × 0.003
    ['dialogflow', 3200, 'request', '9.6'],
    // By the minute, as the list does not say: 800 × 120 × 0.013 / 60
    ['callTranscription', 96_000, 'second', '20.8'],
    // 800 × 61 × 0.009 / 60
    ['wabVoice', 48_800, 'second', '7.32'],
  ]);
  // 16 + 9.6 + 20.8 + 7.32
  expect([lines[0]?.amount, monthly]).toEqual(['53.72', '53.72']);
});

test('calls without layers cost nothing more', () => {
  expect(calculateEstimate([ai({ calls: 800 })], rates, 'USD').lines).toEqual([{ parts: [], amount: '0' }]);
});

test('totals add up what is shown: each part is rounded, and no sum is', () => {
  // Three times 0.005 are three cents when they are three lines, and two as one.
  const one = calls({ direction: 'from' });
  expect(calculateEstimate([one, one, one], rates, 'USD').monthly).toBe('0.03');
  expect(calculateEstimate([calls({ direction: 'from', calls: 3 })], rates, 'USD').monthly).toBe('0.02');
});

test.each<EstimateLine>([
  calls({ direction: 'from', category: 'Mobile' }),
  calls({ country: 'fr' }),
  calls({ country: 'fr', calls: 0 }),
  messages({ direction: 'sms_a2p' }),
  numbers({ category: 'Mobile' }),
  agents({ plan: 'agentsEnterprise' }),
  agents({ plan: 'constructor' }),
  ai({ layers: ['asr', 'telepathy'] }),
  // By the gigabyte: does not follow from calls.
  ai({ layers: ['freeTools'] }),
])('%j has no price: it has no amount, is counted, and is not in the total', (line) => {
  const { lines, monthly, once, missing } = calculateEstimate([line, agents({}), numbers({})], rates, 'USD');
  expect(lines[0]?.amount).toBeUndefined();
  expect(lines[0]?.parts.some(({ rate, amount }) => rate === undefined && amount === undefined)).toBe(true);
  // 39 + 1.25, and 1.005 up
  expect([monthly, once, missing]).toEqual(['40.25', '1.01', 1]);
});

test('without any prices all is missing, and nothing fails', () => {
  const everything = [calls({}), messages({}), numbers({}), agents({}), ai({ layers: ['asr'] })];
  const { monthly, once, missing } = calculateEstimate(everything, { countries: {}, everywhere: {} }, 'RUR');
  expect([monthly, once, missing]).toEqual(['0', '0', 5]);
});

test('an estimate without lines costs nothing', () => {
  expect(calculateEstimate([], rates, 'USD')).toEqual({ lines: [], monthly: '0', once: '0', missing: 0 });
});
