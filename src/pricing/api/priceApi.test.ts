import { fetchCountryPrices, searchPrices } from '#src/pricing/api/priceApi.ts';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const original = globalThis.fetch;
const answer = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = original;
});

test('a country is asked for by its address as open data', async () => {
  fetchMock.mockResolvedValue(answer({ country_code: 'de' }));
  expect(await fetchCountryPrices('de')).toEqual({ country_code: 'de' });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/prices/de.json');
});

test('what is searched for reaches the server as it was typed', async () => {
  fetchMock.mockResolvedValue(answer({ matches: [{ iso: 'de' }] }));
  expect(await searchPrices('+49 151 & more', 'ru')).toEqual([{ iso: 'de' }]);
  const asked = new URL(fetchMock.mock.calls[0]?.[0] ?? '', 'http://site.example');
  expect([asked.pathname, asked.searchParams.get('q'), asked.searchParams.get('lang')]).toEqual([
    '/prices/search.json',
    '+49 151 & more',
    'ru',
  ]);
});

test('a call that is no longer wanted can be ended', async () => {
  fetchMock.mockResolvedValue(answer({ matches: [] }));
  const { signal } = new AbortController();
  await searchPrices('x', 'en', signal);
  expect(fetchMock.mock.calls[0]?.[1].signal).toBe(signal);
});

test('a country without prices is an error', async () => {
  fetchMock.mockResolvedValue(answer({}, 404));
  await expect(fetchCountryPrices('zz')).rejects.toMatchObject({ status: 404 });
});
