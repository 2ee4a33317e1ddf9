import type { SiteApi } from '#src/api/siteApi.ts';
import { templates } from '#src/app/registry/templates.ts';
import { createPageFetcher } from '#src/client/createPageFetcher.ts';
import type { Page } from '#src/shared/page/page.ts';

const page = { path: '/about', template: 'landing', blocks: [], build: 'this' } as unknown as Page;
const answer = (value: unknown, { ok = true, type = 'application/json' } = {}) =>
  Promise.resolve({
    ok,
    status: ok ? 200 : 500,
    headers: new Headers({ 'Content-Type': type }),
    json: () => Promise.resolve(value),
  } as Response);

function setUp({ getPage = () => Promise.resolve(page), messages = () => answer({ hello: ['Hola'] }) } = {}) {
  const asked = jest.fn(messages);
  globalThis.fetch = asked;
  const api = {
    getPage: jest.fn(getPage),
    getFavoritePosts: () => Promise.resolve([]),
    getEntries: () => Promise.resolve(undefined),
  } satisfies SiteApi;
  return { fetchPage: createPageFetcher({ api, messagesUrl: '/static/es.json', build: 'this' }), api, asked };
}

let loadTemplate: jest.SpyInstance;
let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  loadTemplate = jest.spyOn(templates.landing.view, 'load').mockResolvedValue({} as never);
});

test('page, code and messages come together, and say how far they are', async () => {
  const { fetchPage, api } = setUp();
  const progress: number[] = [];
  const { signal } = new AbortController();
  const onProgress = (fraction: number) => progress.push(fraction);
  const fetched = await fetchPage('/es/about?q=1', { onProgress, signal, priority: 'low' });
  expect(fetched).toEqual({ page, messages: { hello: ['Hola'] } });
  expect(api.getPage).toHaveBeenCalledWith('/es/about?q=1', { signal, priority: 'low' });
  expect(loadTemplate).toHaveBeenCalledTimes(1);
  expect(progress).toEqual([0.6, 0.9]);
});

test('the messages are asked for once, whatever number of pages follows', async () => {
  const { fetchPage, asked } = setUp();
  const [first, second] = await Promise.all([fetchPage('/a'), fetchPage('/b')]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(second.messages).toBe(first.messages);
});

test.each([
  ['the page', { getPage: () => Promise.reject(new Error('404')) }],
  ['a page of its own build', { getPage: () => Promise.resolve({ ...page, build: 'another' }) }],
  ['the messages', { messages: () => answer({}, { ok: false }) }],
  ['messages that are JSON', { messages: () => answer('<p>', { type: 'text/html' }) }],
])('without %s there is none', async (_name, given) => {
  await expect(setUp(given).fetchPage('/a')).rejects.toBeInstanceOf(Error);
});

test('messages that cannot be had are named in the console, and nothing else is', async () => {
  await expect(setUp({ getPage: () => Promise.reject(new Error('404')) }).fetchPage('/a')).rejects.toThrow('404');
  expect(warned).not.toHaveBeenCalled();
  await expect(setUp({ messages: () => answer({}, { ok: false }) }).fetchPage('/a')).rejects.toBeInstanceOf(Error);
  expect(warned.mock.calls).toEqual([[expect.stringContaining('/static/es.json'), expect.any(Error)]]);
});

test('without its code there is none', async () => {
  loadTemplate.mockRejectedValue(new Error('gone'));
  await expect(setUp().fetchPage('/a')).rejects.toThrow('gone');
});

test('messages that failed are asked for again with the next page', async () => {
  let broken = true;
  const { fetchPage, asked } = setUp({ messages: () => answer({ hello: ['Hola'] }, { ok: !broken }) });
  await expect(fetchPage('/a')).rejects.toBeInstanceOf(Error);
  broken = false;
  expect((await fetchPage('/a')).page).toBe(page);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('who is not interested any more loads no code, and takes nobody the messages', async () => {
  const { fetchPage, asked } = setUp();
  await expect(fetchPage('/a', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  expect(loadTemplate).not.toHaveBeenCalled();
  expect((await fetchPage('/b')).messages).toEqual({ hello: ['Hola'] });
  expect(asked).toHaveBeenCalledTimes(1);
});
