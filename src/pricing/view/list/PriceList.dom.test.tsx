import '#tests/support/textEncoding.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, MemoryRouter, useLocation, useNavigate } from 'react-router';
import { PriceList } from '#src/pricing/view/list/PriceList.tsx';
import type { PriceListData } from '#src/pricing/data/priceList.ts';
import type { PriceMatch } from '#src/pricing/data/priceMatch.ts';
import type { CountryPrices } from '#src/pricing/data/prices.ts';
import type { Decimal } from '#src/shared/text/decimal.ts';
import { withProviders } from '#tests/support/renderBlock.tsx';

const price = (USD: Decimal) => ({ USD, EUR: USD, RUR: USD });
const pricesOf = (iso: string, minute: Decimal): CountryPrices => ({
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
});
const titles = {
  us: 'United States',
  au: 'Australia',
  br: 'Brazil',
  de: 'Germany',
  ee: 'Estonia',
  gb: 'United Kingdom',
  is: 'Iceland',
  ua: 'Ukraine',
  ae: 'United Arab Emirates',
};
const data: PriceListData = {
  countries: Object.entries(titles).map(([iso, title], index) => ({ iso, title, from: true, to: true, index })),
  country: pricesOf('us', '0.0111'),
  everywhere: { products: [], resources: [], subscriptions: [], packets: { MAU: [], IM: [] } },
  origin: { sample: false },
};

/** What the site answers to each address; whatever is not there fails. */
const answers = new Map<string, () => object>();
const asked: string[] = [];
const original = globalThis.fetch;

beforeEach(() => {
  answers.clear();
  asked.length = 0;
  globalThis.fetch = (input) => {
    const url = input as string;
    asked.push(url);
    const answer = answers.get(url);
    if (!answer) return Promise.reject(new TypeError('offline'));
    const headers = { get: () => 'application/json' };
    return Promise.resolve({ ok: true, headers, json: () => Promise.resolve(answer()) } as unknown as Response);
  };
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  globalThis.fetch = original;
});

/** The browser's part: where the page is, and how to get elsewhere. */
const browser = { address: '', go: (_to: string) => undefined as void };
function Address() {
  const address = createPath(useLocation());
  const navigate = useNavigate();
  useEffect(() => {
    browser.address = address;
    browser.go = (to) => void navigate(to);
  });
  return null;
}

const settle = (delay = 0) => act(() => new Promise((resolve) => setTimeout(resolve, delay)));
const pageAt = (at: string) =>
  withProviders(
    <MemoryRouter initialEntries={[at]}>
      <Address />
      <PriceList id="rates" data={data} />
    </MemoryRouter>,
  );
async function open(at = '/pricing') {
  render(pageAt(at));
  await settle();
}
async function follow(to: string) {
  act(() => {
    browser.go(to);
  });
  await settle();
}
const heading = () => screen.getByRole('heading', { level: 3 }).textContent;
const rate = () => screen.getAllByRole('cell')[0]?.textContent;

it('follows the address to another country, which it fetches once, and back', async () => {
  answers.set('/prices/de.json', () => pricesOf('de', '0.0222'));
  await open();
  expect([heading(), rate()]).toEqual(['United States', 'From anywhere$0.0111']);
  await follow('/pricing?country=de');
  expect([heading(), rate()]).toEqual(['Germany', 'From anywhere$0.0222']);
  await follow('/pricing');
  await follow('/pricing?country=de');
  expect(heading()).toBe('Germany');
  expect(asked).toEqual(['/prices/de.json']);
});

it('says of a route without a rate of its own that it costs the same, and of numbers without any that they are not offered', async () => {
  const list = (...rows: readonly (readonly [string, Decimal])[]) => ({
    price: price(rows[0]![1]),
    flat_rate: false,
    prices: rows.map(([prefix, amount]) => ({ prefixes: [prefix], price: price(amount) })),
  });
  const to = { international: { Mobile: list(['1', '0.02']) }, eea: { Mobile: list(['12', '0.01'], ['3', '0.05']) } };
  answers.set('/prices/de.json', () => ({ ...pricesOf('de', '0.02'), to }));
  await open('/pricing?country=de');
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.filter((text) => text.startsWith('From '))).toEqual([
    'From anywhere$0.02',
    'From the European Economic Areathe same',
    'From anywhere$0.02',
    'From the European Economic Area$0.01',
    'From anywherenot offered',
    'From the European Economic Area$0.05',
  ]);
});

it('says how calls are rounded: once for all, else in each row, and there for each rate where they differ', async () => {
  const perSecond = { first: 1, next: 1 };
  const { Mobile } = pricesOf('de', '0.02').to.international!;
  const answer = (international: object, eea: object) => ({ ...pricesOf('de', '0.02'), to: { international, eea } });
  const billed = () =>
    screen.getAllByRole('cell').flatMap(({ textContent }) => /^Billed(.*)$/.exec(textContent)?.[1] ?? []);
  const alike = { ...Mobile, increments: perSecond };
  answers.set('/prices/de.json', () => answer({ Mobile: alike }, { Mobile: alike }));
  answers.set('/prices/br.json', () => answer({ Landline: alike, Mobile: alike }, { Landline: alike, Mobile }));
  await open('/pricing?country=de');
  expect([screen.queryByText('Per minute of the call, billed per second.') !== null, billed()]).toEqual([true, []]);
  await follow('/pricing?country=br');
  expect(billed()).toEqual([
    'per second',
    'From anywhere: per secondFrom the European Economic Area: per whole minute',
  ]);
});

it('says aloud whose rates have come, for what and in which currency: who chooses that is elsewhere on the page', async () => {
  answers.set('/prices/de.json', () => pricesOf('de', '0.0222'));
  await open();
  const said = screen.getByRole('heading', { level: 3 }).parentElement!;
  expect([said.getAttribute('aria-live'), said.getAttribute('aria-atomic')]).toEqual(['polite', 'true']);
  await follow('/pricing?country=de&product=messaging&currency=EUR');
  expect(said.isConnected && said.textContent).toBe('GermanyMessaging, in EUR, taxes not included');
});

it('says with its field what may be typed there', async () => {
  await open();
  expect(screen.getByRole('combobox', { description: /a prefix such as/ })).toBeTruthy();
});

it('follows what was chosen in its form before there was JavaScript', async () => {
  answers.set('/prices/de.json', () => pricesOf('de', '0.0222'));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(pageAt('/pricing?currency=EUR'));
  container.querySelector('select')!.value = 'de';
  render(pageAt('/pricing?currency=EUR'), { container, hydrate: true });
  await settle();
  expect([heading(), browser.address]).toEqual(['Germany', '/pricing?country=de&currency=EUR']);
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Germany');
});

it('follows a step back that comes before the choice was drawn, of which its router hears nothing', async () => {
  answers.set('/prices/de.json', () => pricesOf('de', '0.0222'));
  await open();
  await follow('/pricing?country=de');
  expect(heading()).toBe('Germany');
  // The window's own address has no country.
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(heading()).toBe('United States');
});

it('follows it to another currency and product without asking for anything', async () => {
  await open();
  await follow('/pricing?currency=EUR');
  expect(rate()).toBe('From anywhere€0.0111');
  await follow('/pricing?currency=EUR&product=messaging');
  expect(screen.getByRole('heading', { level: 4, name: 'Text messages' })).not.toBeNull();
  expect(asked).toEqual([]);
});

it('keeps the country before it, under its own name, while one cannot be had, and tries again', async () => {
  await open();
  await follow('/pricing?country=de');
  expect([heading(), rate()]).toEqual(['United States', 'From anywhere$0.0111']);
  const status = screen.getByText('The rates could not be loaded: Germany').closest('[role="status"]');
  expect(status?.textContent).toContain('What you see below is still: United States');
  answers.set('/prices/de.json', () => pricesOf('de', '0.0222'));
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  await settle();
  expect([heading(), document.activeElement]).toEqual(['Germany', screen.getByRole('combobox')]);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

async function search(text: string) {
  const input = screen.getByRole('combobox', { name: 'Country' });
  act(() => {
    input.focus();
  });
  await act(async () => {
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    await Promise.resolve();
  });
  await act(async () => {
    fireEvent.change(input, { target: { value: text } });
    await Promise.resolve();
  });
  return input;
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it.each([
  ['STATÉS', ['United States']],
  ['ukr', ['Ukraine']],
  ['str', ['Australia']],
  ['IS', ['Iceland']],
  ['UK', ['United Kingdom', 'Ukraine']],
  ['usa', ['United States']],
  ['U.A.E.', ['United Arab Emirates']],
  ['сша', ['United States']],
  ['est', ['Estonia']],
  ['ESTÁTES', []],
  ['?!', []],
])('finds for %j at once, before the server has answered: %j', async (typed, found) => {
  await open();
  await search(typed);
  expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(found);
});

it('asks for what no name has, once the typing has stopped, and leads to what it chooses', async () => {
  const match: PriceMatch = { iso: 'de', title: 'Germany', kind: 'prefix', category: 'Mobile', prefix: '4915' };
  answers.set('/prices/search.json?q=4915&lang=en', () => ({ matches: [{ ...match, price: price('0.0126') }] }));
  answers.set('/prices/de.json', () => pricesOf('de', '0.0222'));
  await open('/pricing?currency=EUR&q=before');
  // Two keys may be further apart than typing is, where the machine does other things.
  jest.useFakeTimers();
  const input = await search('491');
  await search('4915');
  await act(() => jest.advanceTimersByTimeAsync(300));
  jest.useRealTimers();
  expect(options()).toEqual(['Germany+4915 · Mobile · €0.0126']);
  expect(asked).toEqual(['/prices/search.json?q=4915&lang=en']);
  await act(async () => {
    fireEvent.keyDown(input, { key: 'Enter' });
    await Promise.resolve();
  });
  await settle();
  expect([browser.address, heading()]).toEqual(['/pricing?country=de&currency=EUR', 'Germany']);
});

it.each([
  ['nothing is found', () => ({ matches: [] }), 'Nothing found. Try a country, a prefix or a full number.'],
  ['the server cannot be asked', undefined, 'Search is not available right now. Try again in a moment.'],
])('says so where %s', async (_name, answer, words) => {
  if (answer) answers.set('/prices/search.json?q=%2B9999&lang=en', answer);
  await open();
  await search('+9999');
  expect(screen.getAllByText('Looking…')).not.toEqual([]);
  await settle(250);
  expect(screen.getAllByText(words)).not.toEqual([]);
});

it('copies the address of the view, says so, and takes it back when the view has changed', async () => {
  const written: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link to this view' }));
  await settle();
  expect(written).toEqual([window.location.href]);
  expect(screen.getByRole('button', { name: 'Link copied' })).not.toBeNull();
  await follow('/pricing?currency=EUR');
  expect(screen.getByRole('button', { name: 'Copy the link to this view' })).not.toBeNull();
});

it('says where the link is when the browser does not let it be copied', async () => {
  const clipboard = { writeText: () => Promise.reject(new Error('denied')) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link to this view' }));
  await settle();
  expect(screen.getByText(/Copy the address from the bar above/)).not.toBeNull();
});
