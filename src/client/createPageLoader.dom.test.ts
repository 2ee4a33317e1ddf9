import { setupI18n } from '@lingui/core';
import { ApiError } from '#src/api/createBrowserApi.ts';
import { createPageLoader } from '#src/client/createPageLoader.ts';
import type { FetchedPage, FetchPage } from '#src/client/createPageFetcher.ts';
import type { Page } from '#src/shared/page/page.ts';

const page = { path: '/about', template: 'landing', blocks: [] } as unknown as Page;
const fetched: FetchedPage = { page, messages: { hello: 'Hola' } };

/** Changing the anchor is the one full navigation that jsdom can do: it shows that one was asked for. */
const target = () => new URL('#left-to-the-server', window.location.href);
const wasLeft = () => window.location.hash === '#left-to-the-server';

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

let online = true;
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });

function setUp(fetchPage: FetchPage = () => Promise.resolve(fetched)) {
  const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
  const loading = { report: jest.fn<undefined, [number]>(), fail: jest.fn<undefined, []>() };
  const take = jest.fn<Promise<FetchedPage> | undefined, [string]>(() => undefined);
  const fetching = jest.fn(fetchPage);
  const load = createPageLoader({ fetchPage: fetching, prefetched: { take }, i18n, loading });
  return { load, i18n, loading, take, fetching };
}

/** @returns whether anything came of it: the page stays as it is when nothing does */
async function arrives(arrival: Promise<Page>): Promise<boolean> {
  let shown = false;
  void arrival.then(() => (shown = true));
  await settle();
  return shown;
}

beforeEach(() => {
  online = true;
  window.history.replaceState(null, '', '/');
});

test('a page comes with the messages it is shown in', async () => {
  const { load, fetching, i18n } = setUp();
  expect(await load(new URL('http://localhost/es/about?q=1#x'))).toBe(page);
  expect(fetching.mock.calls[0]?.[0]).toBe('/es/about?q=1');
  expect(i18n._('hello')).toBe('Hola');
  expect(wasLeft()).toBe(false);
});

test('messages that are known are not given out again: that would render everything anew', async () => {
  const { load, i18n } = setUp();
  const given = jest.spyOn(i18n, 'load');
  await load(target());
  await load(target());
  expect(given).toHaveBeenCalledTimes(1);
});

test('a page that was prefetched is not asked for', async () => {
  const { load, take, fetching } = setUp();
  take.mockReturnValue(Promise.resolve(fetched));
  expect(await load(new URL('http://localhost/about?q=1'))).toBe(page);
  expect(take).toHaveBeenCalledWith('/about?q=1');
  expect(fetching).not.toHaveBeenCalled();
});

test('progress moves the bar, that of a navigation that was given up does not', async () => {
  const { load, loading } = setUp((_path, onProgress) => {
    onProgress?.(0.5);
    return Promise.resolve(fetched);
  });
  await load(target());
  expect(loading.report.mock.calls).toEqual([[0.5]]);
  await load(target(), AbortSignal.abort());
  expect(loading.report).toHaveBeenCalledTimes(1);
});

test.each([
  ['the server refuses', new ApiError('/api/getPage', 404), 0],
  ['the network fails', new TypeError('Failed to fetch'), 1],
  ['a chunk is gone', Object.assign(new Error('gone'), { name: 'ChunkLoadError' }), 1],
])('when %s, the server is left to answer, and nothing empty is shown', async (_name, error, failures) => {
  const { load, loading } = setUp(() => Promise.reject(error));
  expect(await arrives(load(target()))).toBe(false);
  expect(wasLeft()).toBe(true);
  expect(loading.fail).toHaveBeenCalledTimes(failures);
});

test('without a connection the visitor stays on what can be read, and is told', async () => {
  online = false;
  const { load, loading } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await arrives(load(target()))).toBe(false);
  expect(wasLeft()).toBe(false);
  expect(loading.fail).toHaveBeenCalledTimes(1);
});

test('a navigation that was given up neither leads away nor fails', async () => {
  const { load, loading } = setUp(() => Promise.reject(new Error('late')));
  expect(await arrives(load(target(), AbortSignal.abort()))).toBe(false);
  expect(wasLeft()).toBe(false);
  expect(loading.fail).not.toHaveBeenCalled();
});
