import type { Estimate, EstimateLine } from '#src/pricing/data/estimate.ts';
import {
  fitsAddress,
  isEstimateLine,
  readEstimate,
  writeEstimate,
  writeFittingEstimate,
} from '#src/pricing/data/estimateLink.ts';
import { ESTIMATE_LIMITS } from '#src/pricing/data/lines/lineFields.ts';
import { CATEGORIES, MESSAGE_PRICES } from '#src/pricing/data/prices.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';
import { seeded } from '#tests/support/seeded.ts';

const calls: EstimateLine = {
  kind: 'calls',
  direction: 'to',
  country: 'de',
  category: 'Mobile',
  calls: 1000,
  seconds: 61,
};
const messages: EstimateLine = { kind: 'messages', direction: 'smsout', country: 'br', count: 500, text: 'Olá' };
const numbers: EstimateLine = { kind: 'numbers', country: 'us', category: 'Landline', count: 3 };
const agents: EstimateLine = { kind: 'agents', plan: 'agentsTeam', count: 12 };
const ai: EstimateLine = { kind: 'ai', calls: 800, seconds: 90, layers: ['asr', 'tts', 'dialogflow'], requests: 4 };

test.each<[Estimate, string]>([
  [[calls], 'calls.to.de.Mobile.1000.61'],
  // 4f 6c c3 a1
  [[messages], 'messages.smsout.br.500.T2zDoQ'],
  [[{ ...messages, text: '' }], 'messages.smsout.br.500.'],
  [[numbers], 'numbers.us.Landline.3'],
  [[agents], 'agents.agentsTeam.12'],
  [[ai], 'ai.800.90.4.asr.tts.dialogflow'],
  [[{ ...ai, layers: [] }], 'ai.800.90.4'],
  [[numbers, agents], 'numbers.us.Landline.3~agents.agentsTeam.12'],
  [[], 'none'],
])('%j is %s, and back', (estimate, link) => {
  expect(writeEstimate(estimate)).toBe(link);
  expect(readEstimate(link)).toEqual({ estimate, unread: 0 });
});

test('an address without an estimate has no lines, and none unread', () => {
  expect(readEstimate('')).toEqual({ estimate: [], unread: 0 });
});

/** Letters of one, two, three and four bytes, and those that addresses, lines and fields are made of. */
const LETTERS = Array.from('aZ09 .~-_=+/%&?#<>"\'\\éяñ中\u20ac\u0301😀🇧\u0000\n\r\ufeff\uffff');

function createRandom(seed: number) {
  const next = seeded(seed);
  const upTo = (limit: number) => Math.floor(next() * (limit + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)]!;
  const count = (limit: number) => pick([0, 1, limit, upTo(limit), upTo(9999) % (limit + 1)]);
  const letters = (from: string, length: number) =>
    Array.from({ length }, () => from.charAt(upTo(from.length - 1))).join('');
  const name = () => letters('abcXYZ019_-', 1 + upTo(39));
  const text = () => {
    const written = Array.from({ length: pick([0, 3, 160, 670]) }, () => pick(LETTERS)).join('');
    return written.slice(0, ESTIMATE_LIMITS.text).toWellFormed();
  };
  const place = () => ({ country: letters('abcdefghijklmnopqrstuvwxyz', 2), category: pick(CATEGORIES) });
  const { count: most, seconds, requests } = ESTIMATE_LIMITS;
  const length = () => ({ calls: count(most), seconds: count(seconds) });
  const line = (): EstimateLine =>
    pick<() => EstimateLine>([
      () => ({ kind: 'calls', direction: pick(['to', 'from']), ...place(), ...length() }),
      () => ({
        kind: 'messages',
        direction: pick(MESSAGE_PRICES),
        country: place().country,
        count: count(most),
        text: text(),
      }),
      () => ({ kind: 'numbers', ...place(), count: count(most) }),
      () => ({ kind: 'agents', plan: name(), count: count(most) }),
      () => ({
        kind: 'ai',
        ...length(),
        requests: count(requests),
        layers: [...new Set(Array.from({ length: upTo(ESTIMATE_LIMITS.layers) }, name))],
      }),
    ])();
  return { upTo, pick, estimate: () => Array.from({ length: upTo(ESTIMATE_LIMITS.lines) }, line) };
}

test('whatever is valid is read as it was written, in characters that no address escapes', () => {
  const random = createRandom(1);
  for (let round = 0; round < 200; round += 1) {
    const estimate = random.estimate();
    const link = writeEstimate(estimate);
    expect(link).toMatch(/^[\w.~-]+$/);
    expect(readEstimate(link)).toEqual({ estimate, unread: 0 });
  }
});

test('a link that lost or changed a few characters loses lines, says how many, and reads no half of one', () => {
  const random = createRandom(2);
  for (let round = 0; round < 200; round += 1) {
    const whole = writeEstimate(random.estimate());
    const at = random.upTo(whole.length);
    const broken = whole.slice(0, at) + random.pick(['', '~', '.', '%', '0', 'é', '\ud800', ')']) + whole.slice(at + 1);
    const { estimate, unread } = readEstimate(broken);
    expect(estimate.every(isEstimateLine)).toBe(true);
    expect(estimate.length + unread).toBe(broken === '' || broken === 'none' ? 0 : broken.split('~').length);
  }
});

test.each([
  'calls',
  'calls.to.de.Mobile.1000',
  'calls.to.de.Mobile.1000.61.',
  'calls.to.de.Mobile.1000.61.1',
  'calls.up.de.Mobile.1000.61',
  'calls.to.DE.Mobile.1000.61',
  'calls.to.deu.Mobile.1000.61',
  'calls.to.de.mobile.1000.61',
  'calls.to.de.__proto__.1000.61',
  'calls.to.de.Mobile..61',
  'calls.to.de.Mobile.1000.86401',
  'calls.to.de.Mobile.100000001.61',
  'calls.to.de.Mobile.-1.61',
  'calls.to.de.Mobile.1e3.61',
  'calls.to.de.Mobile.0x10.61',
  'calls.to.de.Mobile.007.61',
  'calls.to.de.Mobile.NaN.61',
  'calls.to.de.Mobile.Infinity.61',
  'calls.to.de.Mobile. 1.61',
  'calls.to.de.Mobile.1000.61)',
  'CALLS.to.de.Mobile.1000.61',
  ' calls.to.de.Mobile.1000.61',
  'messages.smsout.br.500',
  'messages.smsout.br.500.T2zDoQ=',
  'messages.smsout.br.500.T2zDoR',
  'messages.sms.br.5.',
  'messages.smsout.br.500.T2zD',
  'messages.smsout.br.500._w',
  'messages.smsout.br.500.*',
  `messages.smsout.br.500.${'YWFh'.repeat(224)}`,
  'agents..1',
  'agents.a~',
  'agents.a b.1',
  `agents.${'a'.repeat(41)}.1`,
  'ai.1.1.1.asr.asr',
  'ai.1.1.1001',
  'ai.1.1',
  'ai.1.1.1.',
  `ai.1.1.1.${Array.from({ length: 31 }, (_, layer) => layer).join('.')}`,
  '-',
  '.',
  'none.1',
  'constructor',
  '__proto__.a',
  '%00',
  '\u0000',
  '\ud800',
  '🦜',
])('%j is not read', (link) => {
  const { estimate, unread } = readEstimate(link);
  expect(estimate).toEqual([]);
  expect(unread).toBe(link.split('~').length);
});

test('what is unreadable does not take its neighbours along', () => {
  const link = `numbers.us.Landline.3~~calls.to.de~agents.agentsTeam.12`;
  expect(readEstimate(link)).toEqual({ estimate: [numbers, agents], unread: 2 });
});

test('the thirty-first line is one too many', () => {
  const link = writeEstimate(Array.from({ length: 31 }, () => numbers));
  expect(readEstimate(link)).toEqual({ estimate: Array.from({ length: 30 }, () => numbers), unread: 1 });
});

test.each<EstimateLine>([
  { ...numbers, count: Number.NaN },
  { ...numbers, count: 1.5 },
  { ...numbers, count: -1 },
  { ...agents, plan: 'a~calls.to.de.Mobile.1.1' },
  { ...agents, plan: 'a.b' },
  { ...messages, text: 'x'.repeat(671) },
])('%j breaks a limit: it is written as a line that cannot be read', (line) => {
  expect(isEstimateLine(line)).toBe(false);
  expect(readEstimate(writeEstimate([agents, line]))).toEqual({ estimate: [agents], unread: 1 });
});

test('half a pair in a text is replaced, as in every form that is sent', () => {
  const [line] = readEstimate(writeEstimate([{ ...messages, text: 'a\ud83d' }])).estimate;
  expect(line).toEqual({ ...messages, text: 'a\ufffd' });
});

test('long texts are a link as long as an address can be, and not longer', () => {
  const long: EstimateLine = { ...messages, text: 'я'.repeat(670) };
  // 22 characters, 1340 bytes as 1787 characters of base64, and a `~` between two.
  expect(writeEstimate([long])).toHaveLength(23 + 1787);
  const [three, four] = [writeEstimate([long, long, long]), writeEstimate([long, long, long, long])];
  expect([fitsAddress(three), fitsAddress(four)]).toEqual([true, false]);
  expect(readEstimate(four).estimate).toHaveLength(4);
});

test('of an estimate that is too long for an address the lines go along that fit, and the others are counted', () => {
  const long: EstimateLine = { ...messages, text: 'я'.repeat(670) };
  const link = writeFittingEstimate([long, long, agents, long, long, numbers]);
  expect(fitsAddress(link)).toBe(true);
  expect(readEstimate(link)).toEqual({ estimate: [long, long, agents, long, numbers], unread: 1 });
  expect(writeFittingEstimate([long, agents])).toBe(writeEstimate([long, agents]));
  expect(writeFittingEstimate([])).toBe('none');
  const crowd = writeFittingEstimate(Array.from({ length: 1000 }, () => numbers));
  expect([fitsAddress(crowd), readEstimate(crowd)]).toMatchObject([true, { unread: 970 }]);
});

test('whatever a link is made of, it is read in time', () => {
  for (const hostile of ['~', '.', 'a', 'ai.1.1.1.', 'calls.to.de.Mobile.1.1~', 'messages.smsout.br.1.YWFh']) {
    const worked = startCpuClock();
    readEstimate(hostile.repeat(100_000 / hostile.length));
    expect(worked()).toBeLessThan(500);
  }
});
