import { ApiError, createBrowserApi, fetchJson } from '#src/api/createBrowserApi.ts';

const answer = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { 'Content-Type': 'application/json' }, ...init });
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const original = globalThis.fetch;

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = original;
});

test('an answer is asked for as JSON of this site', async () => {
  fetchMock.mockResolvedValue(answer('{"a":1}'));
  expect(await fetchJson('/api/x')).toEqual({ a: 1 });
  expect(fetchMock.mock.calls[0]).toEqual([
    '/api/x',
    { headers: { Accept: 'application/json' }, credentials: 'same-origin' },
  ]);
});

test.each([404, 500, 503])('status %d is an error that knows it', async (status) => {
  fetchMock.mockResolvedValue(answer('{}', { status }));
  await expect(fetchJson('/api/x')).rejects.toEqual(new ApiError('/api/x', status));
  await expect(fetchJson('/api/x')).rejects.toMatchObject({ status, name: 'ApiError' });
});

test('HTML in place of JSON is an error, not a page', async () => {
  fetchMock.mockResolvedValue(answer('<p>', { headers: { 'Content-Type': 'text/html' } }));
  await expect(fetchJson('/api/x')).rejects.toBeInstanceOf(ApiError);
});

test('a page is asked for by its whole address', async () => {
  fetchMock.mockResolvedValue(answer('{"path":"/about"}'));
  await createBrowserApi('es').getPage('/es/about?q=a&b=c#d');
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/getPage?url=%2Fes%2Fabout%3Fq%3Da%26b%3Dc%23d');
});

test('favorite posts are asked for in the document’s language', async () => {
  fetchMock.mockResolvedValue(answer('[]'));
  await createBrowserApi('pt').getFavoritePosts();
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/getFavoritePosts?lang=pt');
});

test('favorite posts that cannot be had are logged, and the list is empty', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetchMock.mockRejectedValue(new TypeError('offline'));
  expect(await createBrowserApi('en').getFavoritePosts()).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
});
