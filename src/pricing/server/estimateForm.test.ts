import path from 'node:path';
import pino from 'pino';
import { readEstimateForm, readQuantity } from '#src/pricing/server/estimateForm.ts';
import { createPriceFiles } from '#src/pricing/server/priceFiles.ts';
import { createPrices, type Prices } from '#src/pricing/server/createPrices.ts';
import { readEstimate, writeEstimate } from '#src/pricing/data/estimateLink.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';

let prices: Prices;
beforeAll(async () => {
  const logger = pino({ level: 'silent' });
  prices = createPrices(await createPriceFiles({ directory: path.resolve('content/prices'), timeout: 1000, logger }));
});
const read = (query: string) => readEstimateForm(new URLSearchParams(query), prices);
const link = (query: string) => writeEstimate(read(query));

const CALLS = '0.kind=calls&0.direction=from&0.country=de&0.category=Mobile&0.calls=1000&0.seconds=61';
const MESSAGES = '1.kind=messages&1.direction=sms_a2p&1.country=br&1.count=500&1.text=Ol%C3%A1%0D%0Aya';
const NUMBERS = '2.kind=numbers&2.country=us&2.category=Tollfree&2.count=3';
const AGENTS = '3.kind=agents&3.plan=agentsTeam&3.count=12';
const AI = '4.kind=ai&4.calls=800&4.seconds=90&4.layers=asr&4.layers=tts&4.requests=4';
const ALL = [CALLS, MESSAGES, NUMBERS, AGENTS, AI].join('&');

test('each field of each line is read', () => {
  expect(read(ALL)).toEqual([
    { kind: 'calls', direction: 'from', country: 'de', category: 'Mobile', calls: 1000, seconds: 61 },
    // A line break is one character, though forms send two.
    { kind: 'messages', direction: 'sms_a2p', country: 'br', count: 500, text: 'Olá\nya' },
    { kind: 'numbers', country: 'us', category: 'Tollfree', count: 3 },
    { kind: 'agents', plan: 'agentsTeam', count: 12 },
    { kind: 'ai', calls: 800, seconds: 90, layers: ['asr', 'tts'], requests: 4 },
  ]);
});

test('lines stand in the order of their places, however they were sent, and gaps close', () => {
  expect(link([AI, AGENTS.replaceAll('3.', '17.'), CALLS].join('&'))).toBe(
    'calls.from.de.Mobile.1000.61~ai.800.90.4.asr.tts~agents.agentsTeam.12',
  );
});

test.each([
  ['remove:2', 4],
  ['remove:0', 4],
  ['remove:9', 5],
  ['remove:-1', 5],
  ['remove:', 5],
  ['add:', 5],
  ['add:__proto__', 5],
  ['nothing', 5],
])('%s leaves %i lines', (wanted, count) => {
  expect(read(`${ALL}&do=${wanted}`)).toHaveLength(count);
});

test('the line that is removed is the one at that place', () => {
  expect(read(`${ALL}&do=remove:2`).map(({ kind }) => kind)).toEqual(['calls', 'messages', 'agents', 'ai']);
  expect(link(`${CALLS}&do=remove:0`)).toBe('none');
});

test.each([
  ['calls', 'calls.to.de.Landline.1000.120'],
  ['messages', 'messages.smsout.de.1000.'],
  ['numbers', 'numbers.de.Landline.1'],
  ['agents', 'agents.agentsStart.1'],
  ['ai', 'ai.1000.120.1.asr.tts'],
])('add:%s adds a line for the country that is looked at, after the others', (kind, added) => {
  expect(link(`country=de&do=add:${kind}`)).toBe(added);
  expect(link(`${NUMBERS}&country=de&do=add:${kind}`)).toBe(`numbers.us.Tollfree.3~${added}`);
});

test('a new line is of what the country has', () => {
  expect(link('country=ad&do=add:messages')).toBe('messages.sms_a2p.ad.1000.');
  expect(link('country=qq&do=add:numbers')).toBe('numbers.us.Landline.1');
  expect(link('country=by&do=add:calls')).toMatch(/^calls\.to\.us\./);
});

test('a full estimate takes no more lines', () => {
  const full = Array.from({ length: 30 }, (_, place) => NUMBERS.replaceAll('2.', `${String(place)}.`)).join('&');
  expect(read(`${full}&do=add:calls`)).toHaveLength(30);
});

test.each([
  ['0.kind=calls', 'calls.to.fr.Landline.0.0'],
  ['0.kind=calls&0.country=DE&0.direction=up&0.category=mobile&0.calls=&0.seconds=abc', 'calls.to.de.Landline.0.0'],
  ['0.kind=calls&0.country=Germany&0.calls=-5&0.seconds=1e9', 'calls.to.fr.Landline.0.86400'],
  ['0.kind=messages&0.country=__proto__', 'messages.smsout.fr.0.'],
  ['0.kind=numbers&0.count=999999999999999999999999', 'numbers.fr.Landline.100000000'],
  ['0.kind=ai&0.layers=asr&0.layers=asr&0.requests=NaN', 'ai.0.0.0.asr'],
  ['0.kind=agents&0.plan=agentsTeam&0.plan=agentsStart&0.count=2&0.count=9', 'agents.agentsTeam.2'],
])('%s becomes the nearest that can be read', (query, nearest) => {
  expect(link(`${query}&country=fr`)).toBe(nearest);
});

test.each([
  ['0.kind=messages&0.country=de&0.count=1&0.text=' + 'x'.repeat(671)],
  ['0.kind=agents&0.plan=a.b&0.count=1'],
  ['0.kind=agents'],
  ['0.kind=ai&0.layers=a~b'],
])('%s cannot be written as a link, and is counted by whoever reads it', (query) => {
  expect(readEstimate(link(`${NUMBERS}&${query}`))).toMatchObject({ estimate: [{ kind: 'numbers' }], unread: 1 });
});

test.each([
  ['1000', 1000],
  ['1 000', 1000],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1\u00a0000\u202f000', 1_000_000],
  ["1'000", 1000],
  ['1,234,567.5', 1_234_568],
  ['1 000,4', 1000],
  ['1,234.500', 1235],
  ['1,234,5', 1234],
  [' 42 ', 42],
  ['+42', 42],
  ['61,5', 62],
  ['61.4', 61],
  ['0.5', 1],
  ['0.500', 1],
  ['0,125', 0],
  ['1e6', 1_000_000],
  ['1e999', 100_000_000],
  ['100 calls', 100],
  ['10000 000', 10_000],
  ['１２', 12],
  ['007', 7],
  ['-7', 0],
  ['', 0],
  ['abc', 0],
  ['NaN', 0],
  ['Infinity', 0],
  ['0x10', 0],
  ['\u0000', 0],
  ['9'.repeat(5000), 100_000_000],
])('%j is read as %i', (typed, value) => {
  expect(readQuantity(typed, 100_000_000)).toBe(value);
});

test.each([
  ['ten thousand fields', Array.from({ length: 10_000 }, (_, n) => `${String(n)}.kind=calls`).join('&')],
  ['one field ten thousand times', '0.layers=asr&'.repeat(10_000)],
  ['another prototype', '__proto__.kind=calls&0.__proto__=1&constructor.kind=ai&0.constructor=x'],
  ['places that are none', '1e9.kind=calls&-1.kind=calls&1000.kind=calls&NaN.kind=calls&1.5.kind=calls'],
  ['long digits', `0.kind=calls&0.calls=${'1,'.repeat(8000)}`],
  ['separators', `0.kind=calls&0.calls=${'1 000'.repeat(3000)}`],
])('%s are answered in time', (_name, query) => {
  const worked = startCpuClock();
  const lines = read(query);
  expect(worked()).toBeLessThan(500);
  expect(lines.length).toBeLessThanOrEqual(1000);
  expect(({} as { kind?: string }).kind).toBeUndefined();
});

test('fields of no line are no line', () => {
  expect(read('1e9.kind=calls&-1.kind=calls&0.calls=5&0.kind=__proto__&0.kind.x=calls&kind=calls')).toEqual([]);
});
