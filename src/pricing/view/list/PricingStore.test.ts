import { autorun } from 'mobx';
import { keyFigures } from '#src/pricing/view/list/keyFigures.ts';
import { PricingStore } from '#src/pricing/view/list/PricingStore.ts';
import type { PriceView } from '#src/pricing/view/list/priceView.ts';
import { CATALOGUE } from '#src/pricing/data/catalogue.ts';
import type { PriceListData } from '#src/pricing/data/priceList.ts';
import type { CountryPrices, Price, PriceCountry } from '#src/pricing/data/prices.ts';
import type { Decimal } from '#src/shared/text/decimal.ts';

const price = (USD: Decimal) => ({ USD, EUR: USD, RUR: USD });
const pricesOf = (iso: string, minute: Decimal, more: Partial<CountryPrices> = {}): CountryPrices => ({
  country_code: iso,
  name: iso,
  sample: false,
  from: {},
  to: {
    international: {
      Mobile: { price: price(minute), flat_rate: true, prices: [{ prefixes: ['1'], price: price(minute) }] },
    },
  },
  phone_numbers: [],
  ...more,
});
const country = (iso: string, index: number): PriceCountry => ({ iso, title: iso, from: true, to: true, index });
const data: PriceListData = {
  countries: ['us', 'de', 'fr'].map(country),
  country: pricesOf('us', '0.01', { smsinput: price('0.002'), sms_a2p: price('0.003') }),
  everywhere: {
    products: [
      { part: 'sip', name: 'SIP', unit: 'minute', price: price('1') },
      { part: 'videoConference', name: 'Video', unit: 'minute', price: price('2') },
    ],
    subscriptions: [
      { part: 'sip', name: 'SIP', monthly: price('2') },
      { part: 'agentsTeam', name: 'Team', monthly: price('39') },
    ],
    packets: { MAU: [{ packet_name: '5000', size: 5000, price: price('49') }], IM: [] },
  },
  origin: { sample: false },
};
const plain: PriceView = { country: 'us', currency: 'USD', product: 'voice' };

/** Answers in the order in which it is told to. */
function createLoad() {
  const calls: { iso: string; signal: AbortSignal; answer: (ok: boolean) => void }[] = [];
  const load = (iso: string, signal: AbortSignal) =>
    new Promise<CountryPrices>((resolve, reject) => {
      const answer = (ok: boolean) => {
        if (ok) resolve(pricesOf(iso, '0.05'));
        else reject(new Error('offline'));
      };
      calls.push({ iso, signal, answer });
    });
  return { calls, load };
}

function open(view: Partial<PriceView> = {}, from: PriceListData = data) {
  const { calls, load } = createLoad();
  return { calls, store: new PricingStore(from, { ...plain, ...view }, load) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('begins with what the page has brought, and asks for nothing', () => {
  const { store, calls } = open({ currency: 'EUR', product: 'messaging' });
  store.follow({ ...plain, currency: 'EUR', product: 'messaging' });
  expect([store.selectedCountry?.iso, store.currentCurrency, store.activeFilter.name]).toEqual([
    'us',
    'EUR',
    'messaging',
  ]);
  expect(store.sms).toEqual({
    in: price('0.002'),
    out: undefined,
    a2p: price('0.003'),
    outInternational: undefined,
  });
  expect(calls).toEqual([]);
});

test('another country changes all that is computed of it', async () => {
  const { store, calls } = open();
  const seen: (string | undefined)[] = [];
  const stop = autorun(() => seen.push(store.pstnTo.international?.Mobile?.price.USD));
  void store.selectCountry('de');
  expect([store.selectedCountry?.iso, store.wanted?.country.iso, store.wanted?.state]).toEqual(['us', 'de', 'asked']);
  calls[0]!.answer(true);
  await settle();
  expect(seen).toEqual(['0.01', '0.05']);
  expect([store.selectedCountry?.iso, store.wanted, store.sms.in]).toEqual(['de', undefined, undefined]);
  stop();
});

test.each(['zz', 'by', '', 'US'])('the country %j, which is not listed, is the United States', async (iso) => {
  const { store, calls } = open();
  const wish = store.selectCountry('de');
  calls[0]!.answer(true);
  await wish;
  await store.selectCountry(iso);
  expect([store.selectedCountry?.iso, calls.length]).toEqual(['us', 1]);
});

test.each([
  ['sip_trunking', 'sip_trunking'],
  ['no_such_thing', CATALOGUE[0].name],
  ['constructor', CATALOGUE[0].name],
])('the filter %s is %s', (name, found) => {
  const { store } = open();
  store.selectFilter(name);
  expect(store.activeFilter.name).toBe(found);
});

test('a late answer of an earlier country does not win', async () => {
  const { store, calls } = open();
  void store.selectCountry('de');
  void store.selectCountry('fr');
  expect(calls.map(({ iso, signal }) => [iso, signal.aborted])).toEqual([
    ['de', true],
    ['fr', false],
  ]);
  calls[1]!.answer(true);
  await settle();
  calls[0]!.answer(true);
  await settle();
  expect([store.selectedCountry?.iso, store.wanted]).toEqual(['fr', undefined]);
});

test('nor does its failure, when one has gone back to what was there', async () => {
  const { store, calls } = open();
  void store.selectCountry('de');
  await store.selectCountry('us');
  calls[0]!.answer(false);
  await settle();
  expect([store.selectedCountry?.iso, store.wanted]).toEqual(['us', undefined]);
});

test('a country that is slow to come says so, and then is not said to load for less than 200 ms', async () => {
  jest.useFakeTimers();
  const { store, calls } = open();
  void store.selectCountry('de');
  await jest.advanceTimersByTimeAsync(200);
  expect(store.wanted?.state).toBe('loading');
  calls[0]!.answer(true);
  await jest.advanceTimersByTimeAsync(199);
  expect([store.selectedCountry?.iso, store.wanted?.state]).toEqual(['us', 'loading']);
  await jest.advanceTimersByTimeAsync(1);
  expect([store.selectedCountry?.iso, store.wanted]).toEqual(['de', undefined]);
  jest.useRealTimers();
});

test('a country is fetched once', async () => {
  const { store, calls } = open();
  void store.selectCountry('de');
  void store.selectCountry('de');
  calls[0]!.answer(true);
  await settle();
  await store.selectCountry('us');
  await store.selectCountry('de');
  expect([store.selectedCountry?.iso, calls.length]).toEqual(['de', 1]);
});

test('one that cannot be had leaves the country before it, and can be tried again', async () => {
  const { store, calls } = open();
  void store.selectCountry('de');
  calls[0]!.answer(false);
  await settle();
  expect([store.selectedCountry?.iso, store.prices?.country_code, store.wanted?.state]).toEqual(['us', 'us', 'failed']);
  store.follow({ ...plain, country: 'de' });
  expect([calls.length, store.wanted?.state]).toEqual([1, 'failed']);
  void store.retry();
  expect(store.wanted?.state).toBe('asked');
  calls[1]!.answer(true);
  await settle();
  expect([store.selectedCountry?.iso, store.wanted]).toEqual(['de', undefined]);
});

test('what is used and what is subscribed to are those of the product', () => {
  const { store } = open();
  expect([store.usagePricing, store.subscriptionPricing].map((list) => list?.map(({ part }) => part))).toEqual([
    ['sip'],
    ['sip'],
  ]);
  store.selectFilter('video');
  expect([store.usagePricing, store.subscriptionPricing].map((list) => list?.map(({ part }) => part))).toEqual([
    ['videoConference'],
    [],
  ]);
});

test('a figure is said to be the lowest where others cost more in the currency, and not where operators cost the same', () => {
  const isLowest = (other: Price, currency: PriceView['currency']) => {
    const prices = [price('0.01'), other].map((cost, index) => ({ prefixes: [String(index)], price: cost }));
    const to = { international: { Mobile: { price: price('0.01'), flat_rate: false, prices } } };
    return keyFigures(open({ currency }, { ...data, country: pricesOf('us', '0.01', { to }) }).store)[0]?.isLowest;
  };
  expect(isLowest(price('0.01'), 'USD')).toBe(false);
  expect(isLowest({ ...price('0.01'), EUR: '0.02' }, 'USD')).toBe(false);
  expect(isLowest({ ...price('0.01'), EUR: '0.02' }, 'EUR')).toBe(true);
});

test('without prices it has no country, and no list that could be taken for an empty one', () => {
  const { store, calls } = open({}, { countries: [], everywhere: {}, origin: { sample: false } });
  store.follow(plain);
  expect([store.selectedCountry, store.prices, store.subscriptionPricing, store.mauPackets]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([store.pstnFrom, store.pstnTo, calls]).toEqual([{}, {}, []]);
});

test('what is under way ends with the page', () => {
  const { store, calls } = open();
  void store.selectCountry('de');
  store.dispose();
  expect(calls[0]!.signal.aborted).toBe(true);
});
