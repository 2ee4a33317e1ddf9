import { setupI18n } from '@lingui/core';
import { ApiError } from '#src/api/createBrowserApi.ts';
import { createPageLoader } from '#src/client/createPageLoader.ts';
import type { FetchedPage, FetchPage } from '#src/client/createPageFetcher.ts';
import type { Page } from '#src/shared/page/page.ts';

const page = { path: '/about', template: 'landing', blocks: [] } as unknown as Page;
const fetched: FetchedPage = { page, messages: { hello: 'Hola' } };

let online = true;
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });

function setUp(fetchPage: FetchPage = () => Promise.resolve(fetched)) {
  const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
  const loading = { report: jest.fn<undefined, [number]>(), fail: jest.fn<undefined, []>() };
  const take = jest.fn<Promise<FetchedPage> | undefined, [string, boolean]>(() => undefined);
  const keep = jest.fn<undefined, [string, FetchedPage]>();
  const fetching = jest.fn(fetchPage);
  const load = createPageLoader({ fetchPage: fetching, prefetched: { take, keep }, i18n, loading });
  const go = (path = '/es/about', { signal = new AbortController().signal, isBack = false } = {}) =>
    load(path, { signal, isBack });
  return { go, i18n, loading, take, keep, fetching };
}

beforeEach(() => {
  online = true;
});

test('a page comes with the messages it is shown in, and is kept for who comes back', async () => {
  const { go, fetching, i18n, keep } = setUp();
  expect(await go('/es/about?q=1')).toEqual(page);
  expect(fetching.mock.calls[0]?.[0]).toBe('/es/about?q=1');
  expect(i18n._('hello')).toBe('Hola');
  expect(keep.mock.calls).toEqual([['/es/about?q=1', fetched]]);
});

test('messages that are known are not given out again: that would draw anew what stands beside the page', async () => {
  const { go, i18n } = setUp();
  const given = jest.spyOn(i18n, 'load');
  await go();
  await go();
  expect(given).toHaveBeenCalledTimes(1);
});

test.each([false, true])(
  'a page that is at hand is not asked for (back: %s), and does not get younger',
  async (isBack) => {
    const { go, take, fetching, keep } = setUp();
    take.mockReturnValue(Promise.resolve(fetched));
    expect(await go('/about?q=1', { isBack })).toEqual(page);
    expect(take).toHaveBeenCalledWith('/about?q=1', isBack);
    expect(fetching).not.toHaveBeenCalled();
    expect(keep).not.toHaveBeenCalled();
  },
);

test('a page that was under way and is lost is asked for once more, and kept', async () => {
  const { go, take, fetching, keep } = setUp();
  take.mockReturnValue(Promise.reject(new TypeError('Failed to fetch')));
  expect(await go()).toEqual(page);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(keep.mock.calls).toEqual([['/es/about', fetched]]);
});

test('the same page shown once more is another arrival', async () => {
  const { go, take } = setUp();
  take.mockReturnValue(Promise.resolve(fetched));
  expect(await go()).not.toBe(await go());
});

test('progress moves the bar, that of a navigation that was given up does not', async () => {
  const { go, loading } = setUp((_path, { onProgress } = {}) => {
    onProgress?.(0.5);
    return Promise.resolve(fetched);
  });
  await go();
  expect(loading.report.mock.calls).toEqual([[0.5]]);
  await go('/about', { signal: AbortSignal.abort() });
  expect(loading.report).toHaveBeenCalledTimes(1);
});

test.each([
  ['the server refuses', new ApiError('/api/getPage', 404)],
  ['the network fails', new TypeError('Failed to fetch')],
  ['a chunk is gone', Object.assign(new Error('gone'), { name: 'ChunkLoadError' })],
  ['a newer build has a block that this one does not know', new TypeError('undefined is not a block')],
])('when %s, the server is left to answer, and nothing empty is shown, nor a failure', async (_name, error) => {
  const { go, loading, keep } = setUp(() => Promise.reject(error));
  expect(await go()).toBe('leave');
  expect(loading.fail).not.toHaveBeenCalled();
  expect(keep).not.toHaveBeenCalled();
});

test('what the server has refused is left to it, though the browser says that it is offline', async () => {
  online = false;
  const { go } = setUp(() => Promise.reject(new ApiError('/api/getPage', 404)));
  expect(await go()).toBe('leave');
});

test('without a connection the visitor stays on what can be read, and is told', async () => {
  online = false;
  const { go, loading } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await go()).toBe('stay');
  expect(loading.fail).toHaveBeenCalledTimes(1);
});

test('a navigation that was given up neither leads away nor fails, and changes no words', async () => {
  const failing = setUp(() => Promise.reject(new Error('late')));
  expect(await failing.go('/about', { signal: AbortSignal.abort() })).toBe('stay');
  expect(failing.loading.fail).not.toHaveBeenCalled();
  const { go, i18n } = setUp();
  await go('/about', { signal: AbortSignal.abort() });
  expect(i18n._('hello')).toBe('hello');
});
