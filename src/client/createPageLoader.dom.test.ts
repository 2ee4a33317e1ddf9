import { setupI18n } from '@lingui/core';
import type { SiteApi } from '#src/api/siteApi.ts';
import { templates } from '#src/app/registry/templates.ts';
import { createPageLoader } from '#src/client/createPageLoader.ts';
import type { Page } from '#src/shared/page.ts';

const page = { path: '/about', template: 'landing', blocks: [] } as unknown as Page;
const answer = (value: unknown, { ok = true, type = 'application/json' } = {}) =>
  Promise.resolve({
    ok,
    status: ok ? 200 : 500,
    headers: new Headers({ 'Content-Type': type }),
    json: () => Promise.resolve(value),
  } as Response);

/** Changing the anchor is the one full navigation that jsdom can do: it shows that one was asked for. */
const target = () => new URL('#left-to-the-server', window.location.href);
const wasLeft = () => window.location.hash === '#left-to-the-server';

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

function setUp({ getPage = () => Promise.resolve(page), messages = () => answer({ hello: ['Hola'] }) } = {}) {
  const asked = jest.fn(messages);
  globalThis.fetch = asked;
  const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
  const api = { getPage: jest.fn(getPage), getFavoritePosts: () => Promise.resolve([]) } satisfies SiteApi;
  return { load: createPageLoader({ api, i18n, messagesUrl: '/static/es.json' }), api, asked, i18n };
}

let loadTemplate: jest.SpyInstance;
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  loadTemplate = jest.spyOn(templates.landing.view, 'load').mockResolvedValue({} as never);
});

test('page, code and messages come together', async () => {
  const { load, api, i18n } = setUp();
  expect(await load(new URL('http://localhost/es/about?q=1#x'))).toBe(page);
  expect(api.getPage).toHaveBeenCalledWith('/es/about?q=1');
  expect(loadTemplate).toHaveBeenCalledTimes(1);
  expect(i18n._('hello')).toBe('Hola');
  expect(wasLeft()).toBe(false);
});

test('the messages are asked for once, whatever number of pages follows', async () => {
  const { load, asked } = setUp();
  await load(target());
  await load(target());
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['the page', { getPage: () => Promise.reject(new Error('404')) }],
  ['the messages', { messages: () => answer({}, { ok: false }) }],
  ['messages that are JSON', { messages: () => answer('<p>', { type: 'text/html' }) }],
])('when %s cannot be had, the server is left to answer, and nothing empty is shown', async (_name, given) => {
  const { load } = setUp(given);
  let shown = false;
  void load(target()).then(() => (shown = true));
  await settle();
  expect([wasLeft(), shown]).toEqual([true, false]);
});

test('messages that failed are asked for again with the next page', async () => {
  let broken = true;
  const { load, asked } = setUp({ messages: () => answer({ hello: ['Hola'] }, { ok: !broken }) });
  void load(target());
  await settle();
  broken = false;
  expect(await load(target())).toBe(page);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a chunk that is gone is left to the server too: the visitor gets to the page, not the old one anew', async () => {
  jest
    .spyOn(templates.landing.view, 'load')
    .mockRejectedValue(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));
  const { load } = setUp();
  void load(target());
  await settle();
  expect(wasLeft()).toBe(true);
});
