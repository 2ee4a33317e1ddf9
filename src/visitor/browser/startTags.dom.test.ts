import { setupI18n } from '@lingui/core';
import { act, screen, waitFor } from '@testing-library/react';
import { createPublicSite, type PublicThirdParties } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import type { Page } from '#src/shared/page/page.ts';
import { startTags } from '#src/visitor/browser/startTags.ts';
import { giveConsent, withdrawConsent } from '#src/visitor/data/answerConsent.ts';

/** Shows the page of the server, and no other. */
const onPage = (listener: (page: Page) => void) => listener({} as Page);
const siteWith = (tags?: PublicThirdParties['tags']) => createPublicSite(sites.main, 'en', tags && { tags });
const TAGS = { container: 'GTM-A1', origin: 'https://tags.example', forced: false };

const start = (tags?: PublicThirdParties['tags']) =>
  startTags({ site: siteWith(tags), i18n: setupI18n({ locale: 'en', messages: { en: {} } }), loadWords, onPage });
const loadWords = () => Promise.resolve();

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src, async }) => [src, async]);
/** Everything that has begun has come as far as it can. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const setReady = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
const commands = () =>
  (window.dataLayer ?? []).map((entry) =>
    'length' in (entry as object) ? Array.from(entry as ArrayLike<unknown>).slice(0, 2) : Object.keys(entry as object),
  );

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'dataLayer');
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a site without a container has no data layer', async () => {
  start();
  giveConsent(['analytics']);
  await settle();
  expect([window.dataLayer, scripts()]).toEqual([undefined, []]);
});

test('the container waits for the load event, which it would hold up', async () => {
  giveConsent(['analytics']);
  setReady('interactive');
  start(TAGS);
  await settle();
  expect(scripts()).toEqual([]);
  expect(commands()).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
  ]);
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(scripts()).toEqual([['https://tags.example/gtm.js?id=GTM-A1', true]]);
  // Nobody has answered any more: what was granted is denied again.
  withdrawConsent();
  expect(commands().slice(2)).toEqual([
    ['gtm.start', 'event'],
    ['consent', 'update'],
  ]);
});

test('consent that is taken back before the load event loads nothing, and given again it does, once', async () => {
  giveConsent(['analytics']);
  setReady('interactive');
  start(TAGS);
  giveConsent([]);
  window.dispatchEvent(new Event('load'));
  setReady('complete');
  await settle();
  expect(scripts()).toEqual([]);
  expect(commands().flat()).not.toContain('gtm.start');
  giveConsent(['analytics']);
  giveConsent(['analytics', 'marketing']);
  await settle();
  expect(scripts()).toHaveLength(1);
});

test('forced, the container comes without an answer, and is told that all is denied', async () => {
  start({ ...TAGS, forced: true });
  await settle();
  expect(scripts()).toHaveLength(1);
  expect(commands()).toEqual([
    ['consent', 'default'],
    ['gtm.start', 'event'],
  ]);
});

test('another try after a script that did not come is made with the next answer', async () => {
  giveConsent(['analytics']);
  start(TAGS);
  await settle();
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  await settle();
  expect(scripts()).toEqual([]);
  giveConsent(['analytics', 'functional']);
  await settle();
  expect(scripts()).toHaveLength(1);
});

test('consent that is taken back while the script is on its way is followed by a word of what stays, each time', async () => {
  giveConsent(['analytics']);
  start(TAGS);
  await settle();
  giveConsent([]);
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));
  const said = () => document.querySelector('site-reload')?.textContent ?? '';
  await waitFor(() => expect(said()).toContain('Statistics are off'));
  act(() => screen.getByText('Close').click());
  expect(said()).toBe('');
  act(() => void giveConsent(['analytics']));
  act(() => void giveConsent([]));
  expect(said()).toContain('Statistics are off');
});
