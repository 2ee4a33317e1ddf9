import { setupI18n } from '@lingui/core';
import { webcrypto } from 'node:crypto';
import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import type { Page } from '#src/shared/page/page.ts';
import { startChat } from '#src/visitor/browser/startChat.ts';
import { giveConsent } from '#src/visitor/data/answerConsent.ts';

const chat = { host: 'https://kit.example', channel: 'c', token: 't' };
const widget = { init: jest.fn(), destroy: jest.fn() };
const settle = () => new Promise((resolve) => setTimeout(resolve));
const script = () => document.head.querySelector('script');
const setWidth = (width: number) => Object.assign(window, { innerWidth: width });

function start(thirdParties?: { readonly chat: typeof chat }) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {}, es: {} } });
  const onPage = (listener: (page: Page) => void) => listener({} as Page);
  startChat({ site: createPublicSite(sites.main, 'en', thirdParties), i18n, onPage });
  return i18n;
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
});
beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  jest.clearAllMocks();
  window.KitChat = widget;
});

test('a site without a chat has none, whatever was agreed to', async () => {
  giveConsent(['functional']);
  start();
  await settle();
  expect(script()).toBeNull();
});

test.each([
  [600, false],
  [601, true],
])('a window of %i px has a chat: %s', async (width, hasChat) => {
  setWidth(width);
  giveConsent(['functional']);
  start({ chat });
  await settle();
  expect(script() !== null).toBe(hasChat);
});

test('it begins anew when the language changes, and only then', async () => {
  setWidth(1280);
  giveConsent(['functional']);
  const i18n = start({ chat });
  await settle();
  script()?.dispatchEvent(new Event('load'));
  await settle();
  i18n.load('en', { more: 'words' });
  await settle();
  expect([widget.init.mock.calls.length, widget.destroy.mock.calls.length]).toEqual([1, 0]);
  i18n.activate('es');
  await settle();
  expect([widget.init.mock.calls.length, widget.destroy.mock.calls.length]).toEqual([2, 1]);
  const languages = widget.init.mock.calls.map(
    ([config]: [{ client_data: { client_language: string } }]) => config.client_data.client_language,
  );
  expect(languages).toEqual(['en', 'es']);
});

test('consent that is taken back while the script is on its way starts nothing', async () => {
  setWidth(1280);
  giveConsent(['functional']);
  start({ chat });
  await settle();
  giveConsent([]);
  script()?.dispatchEvent(new Event('load'));
  await settle();
  expect(widget.init).not.toHaveBeenCalled();
});
