import { EstimateStore, type EstimateSources, type Example } from '#src/pricing/view/estimator/EstimateStore.ts';
import type { EstimateLine } from '#src/pricing/data/estimate.ts';
import type { EstimatorData } from '#src/pricing/data/pricedEstimate.ts';
import type { CountryPrices, Price } from '#src/pricing/data/prices.ts';

const price = (USD: Price['USD']): Price => ({ USD, EUR: '0.5', RUR: '90' });
const rate = (USD: Price['USD'], next: number) => ({
  price: price(USD),
  flat_rate: true,
  prices: [{ prefixes: ['1'], price: price(USD) }],
  increments: { first: next, next },
});
const us: CountryPrices = {
  sample: false,
  country_code: 'us',
  name: 'United States',
  smsout: price('0.01'),
  from: {},
  to: { international: { Landline: rate('0.02', 1), Mobile: rate('0.03', 1) } },
  phone_numbers: [{ category: 'Landline', installation: price('3'), monthly: price('1.5') }],
};
const de: CountryPrices = {
  sample: false,
  country_code: 'de',
  name: 'Germany',
  from: {},
  phone_numbers: [],
  to: { international: { Mobile: rate('0.06', 60) } },
};
const calls: EstimateLine = {
  kind: 'calls',
  direction: 'to',
  country: 'us',
  category: 'Landline',
  calls: 100,
  seconds: 60,
};
const data: EstimatorData = {
  countries: [],
  rates: { countries: { us }, everywhere: {} },
  origin: { sample: false },
  estimate: [calls],
  isExample: true,
  unread: 0,
};

type FetchPrices = EstimateSources['fetchPrices'];
const never: FetchPrices = () => Promise.reject(new Error('not to be asked'));
const noExample = () => Promise.reject(new Error('no example'));
const open = (
  fetchPrices = never,
  given: Partial<EstimatorData> = {},
  fetchExample: EstimateSources['fetchExample'] = noExample,
) => new EstimateStore({ ...data, ...given }, 'USD', '', { fetchPrices, fetchExample });
const keyOf = (store: EstimateStore, index = 0) => store.drafts[index]!.key;
const states = (store: EstimateStore) => store.rows.map(({ state }) => state);
/** Until what waits for an answer has been told. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('EstimateStore', () => {
  it('computes at each key, in the currency that is asked for', () => {
    const store = open();
    expect(store.priced.monthly).toBe('2');
    store.type(keyOf(store), 'calls', '1,000');
    expect(store.priced.monthly).toBe('20');
    store.setCurrency('RUR');
    expect(store.priced.monthly).toBe('90000');
  });

  it('keeps what was typed wrong, leaves its line out, and remembers what was right last', () => {
    const store = open(never, {
      estimate: [calls, { kind: 'numbers', country: 'us', category: 'Landline', count: 2 }],
    });
    store.type(keyOf(store), 'calls', '12x');
    expect(store.drafts[0]!.typed.calls).toBe('12x');
    expect(states(store)).toEqual(['wrong', 'priced']);
    expect([store.priced.monthly, store.priced.once]).toEqual(['3', '6']);
    expect(store.link).toBe('numbers.us.Landline.2');
    expect(store.memory).toBe('calls.to.us.Landline.100.60~numbers.us.Landline.2');
    store.type(keyOf(store), 'calls', '12');
    expect(states(store)).toEqual(['priced', 'priced']);
  });

  it('an example is in no address until something is done with it', () => {
    const store = open();
    expect(store.memory).toBe('');
    store.type(keyOf(store), 'seconds', '61');
    expect(store.memory).toBe('calls.to.us.Landline.100.61');
    store.clear();
    expect([store.memory, store.priced.monthly]).toEqual(['none', '0']);
  });

  it('a country that is not at hand is asked for, and its line then has a kind that is offered there', async () => {
    const asked = jest.fn<Promise<CountryPrices>, [string]>(() => Promise.resolve(de));
    const store = open(asked);
    store.choose(keyOf(store), { country: 'de' });
    expect(states(store)).toEqual(['asked']);
    await settled();
    expect(states(store)).toEqual(['priced']);
    expect(store.memory).toBe('calls.to.de.Mobile.100.60');
    expect(store.priced.monthly).toBe('6');
    store.add('calls', 'de');
    expect(store.memory).toBe('calls.to.de.Mobile.100.60~calls.to.de.Mobile.1000.120');
    expect(asked.mock.calls).toEqual([['de']]);
  });

  it('rates that are long in coming are said to be, and not for less than 200 ms', async () => {
    jest.useFakeTimers();
    let answer: (prices: CountryPrices) => void = () => undefined;
    const store = open(() => new Promise((resolve) => (answer = resolve)));
    store.choose(keyOf(store), { country: 'de' });
    await jest.advanceTimersByTimeAsync(200);
    expect(states(store)).toEqual(['waiting']);
    answer(de);
    await jest.advanceTimersByTimeAsync(199);
    expect(states(store)).toEqual(['waiting']);
    await jest.advanceTimersByTimeAsync(1);
    expect(states(store)).toEqual(['priced']);
    jest.useRealTimers();
  });

  it('rates that come late do not change a line that has gone on to another country', async () => {
    let answer: (prices: CountryPrices) => void = () => undefined;
    const store = open(() => new Promise((resolve) => (answer = resolve)));
    store.choose(keyOf(store), { country: 'de' });
    store.choose(keyOf(store), { country: 'us', category: 'Landline' });
    answer(de);
    await settled();
    expect(store.memory).toBe('calls.to.us.Landline.100.60');
    expect(states(store)).toEqual(['priced']);
  });

  it('a country that cannot be had is said to be, and can be asked for again', async () => {
    let answers: () => Promise<CountryPrices> = never as never;
    const store = open(() => answers());
    store.choose(keyOf(store), { country: 'de' });
    await settled();
    expect(states(store)).toEqual(['failed']);
    expect(store.priced.missing).toBe(1);
    answers = () => Promise.resolve(de);
    store.choose(keyOf(store), { category: 'Mobile' });
    store.retry('de');
    await settled();
    expect([states(store), store.priced.monthly]).toEqual([['priced'], '6']);
  });

  it('a line whose country comes at the second try, or was asked for by another line, has a kind that is offered there, too', async () => {
    let answers: () => Promise<CountryPrices> = never as never;
    const store = open(() => answers(), { estimate: [calls, calls] });
    store.choose(keyOf(store), { country: 'de' });
    await settled();
    answers = () => Promise.resolve(de);
    store.retry('de');
    store.choose(keyOf(store, 1), { country: 'de' });
    await settled();
    expect(store.memory).toBe('calls.to.de.Mobile.100.60~calls.to.de.Mobile.100.60');
  });

  it('a line of a link stays as it was written, whatever its place was waiting for before', async () => {
    const store = open(() => Promise.resolve(de));
    store.choose(keyOf(store), { country: 'de' });
    store.read('calls.to.de.Landline.5.60');
    await settled();
    expect([store.memory, states(store)]).toEqual(['calls.to.de.Landline.5.60', ['unpriced']]);
  });

  it('a country of a link that is on no list has no price, whichever way the link has come, and is not asked for', async () => {
    const countries = [{ iso: 'us', title: 'United States', from: true, to: true, index: 0 }];
    const store = open(never, { countries });
    store.read('calls.to.zz.Mobile.5.60');
    await settled();
    expect(states(store)).toEqual(['unpriced']);
    const line: EstimateLine = { ...calls, country: 'zz' };
    expect(states(open(never, { countries, estimate: [line] }))).toEqual(['unpriced']);
  });

  it('reads another address: its lines, what could not be read, and the fields that stay where they are', async () => {
    const store = open();
    const key = keyOf(store);
    store.read('calls.to.us.Mobile.5.60~gone~numbers.us.Landline.1');
    expect([store.drafts.length, store.unread, store.isExample]).toEqual([2, 1, false]);
    expect(keyOf(store)).toBe(key);
    store.read('');
    await settled();
    expect([store.memory, store.unread, store.isExample]).toEqual(['', 0, true]);
  });

  it('asks for an example that it does not know, once for each country', async () => {
    const asked = jest.fn<Promise<Example>, []>(() => Promise.resolve({ ...data, estimate: [calls, calls] }));
    const store = open(never, { isExample: false }, asked);
    for (const link of ['', 'none', '']) {
      store.read(link);
      await settled();
    }
    expect([store.drafts.length, store.isExample]).toEqual([2, true]);
    expect(asked).toHaveBeenCalledTimes(1);
    store.read('', 'de');
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('keeps the lines where no example is to be had, and where the visitor was faster', async () => {
    const without = open(never, { isExample: false });
    without.read('');
    await settled();
    expect([without.drafts.length, without.isExample]).toEqual([1, false]);

    const late = open(never, { isExample: false }, () => Promise.resolve({ ...data, estimate: [] }));
    late.read('');
    late.type(keyOf(late), 'calls', '7');
    await settled();
    expect(late.memory).toBe('calls.to.us.Landline.7.60');
  });

  it('says which line is next to one that is removed', () => {
    const store = open(never, { estimate: [calls, calls, calls] });
    const [first, second, third] = store.drafts.map(({ key }) => key) as [string, string, string];
    expect(store.remove(second)).toBe(third);
    expect(store.remove(third)).toBe(first);
    expect(store.remove(first)).toBeUndefined();
  });

  it('says when the texts no longer fit into an address', () => {
    const text = 'ё'.repeat(670);
    const line: EstimateLine = { kind: 'messages', direction: 'smsout', country: 'us', count: 1, text };
    expect(open(never, { estimate: [line] }).isShareable).toBe(true);
    expect(open(never, { estimate: [line, line, line, line] }).isShareable).toBe(false);
  });
});
