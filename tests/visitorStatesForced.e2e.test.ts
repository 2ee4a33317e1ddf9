import type { Page } from 'puppeteer';
import { launchBrowser, openUnansweredTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { createThirdParties } from '#tests/support/createThirdParties.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** SPEC part 4, what the environment says: a site that is set to be Kazakh, whose tags are forced, and that has a chat. */

let parties: Awaited<ReturnType<typeof createThirdParties>>;
let site: RunningSite;
let chromium: TestBrowser;

beforeAll(async () => {
  parties = await createThirdParties();
  const { origin } = parties;
  [site, chromium] = await Promise.all([
    startSite({
      KAZAKHSTAN: 'true',
      GTM_ID: 'main=GTM-MAIN1',
      GTM_ORIGIN: origin,
      GTM_FORCED: 'true',
      KIT_CHAT_HOST: origin,
      KIT_CHAT_CHANNEL: '0b7a1f0e-6a7e-4f0e-9a51-1d2c3b4a5f60',
      KIT_CHAT_TOKEN: 'chat-token',
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await chromium.close();
  await Promise.all([site.stop(), parties.close()]);
});
beforeEach(() => parties.turn('works'));

/** Opens a page as a visitor who was never here, or has answered the question for consent. */
async function open(path: string, answer?: readonly string[]) {
  const { page, complaints } = await openUnansweredTab(chromium.browser);
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${site.origin}/robots.txt`);
  await page.evaluate((consent) => {
    localStorage.clear();
    if (consent) localStorage.setItem('cookie', JSON.stringify(consent));
  }, answer);
  await page.goto(site.origin + path);
  await waitForHydration(page);
  return { page, complaints };
}

test('the Kazakhstan flag is set by the environment, on whatever host; forced, the tag manager starts without consent, and is told that all is denied', async () => {
  const { page, complaints } = await open('/contacts');
  await page.waitForFunction('window.containers === 1');
  await waitUntil(() => parties.asked.some((url) => url.startsWith('/g/collect')));
  expect(parties.asked[0]).toBe('/gtm.js?id=GTM-MAIN1');
  const told = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const [command, name, consent] = Array.from(entry as ArrayLike<unknown>);
      return command === 'consent' ? { name, ...(consent as object) } : Object.keys(entry as object);
    }),
  );
  expect(told).toEqual([
    expect.objectContaining({ name: 'default', analytics_storage: 'denied', ad_storage: 'denied' }),
    ['gtm.start', 'event'],
  ]);
  // The stand-in keeps something whatever it is told; the site keeps nothing.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['_gcl_ls']);
  const consoles = await page.$$eval('header [name="auth-menu"] a', (links) => [
    ...new Set(links.map(({ href }) => new URL(href).searchParams.get('lang'))),
  ]);
  expect(consoles).toEqual(['kz']);
  expect(await page.$eval('footer', ({ textContent }) => textContent)).toContain('Platform in Kazakhstan');
  expect(complaints).toEqual([]);
  await page.close();
});

const languageOf = async (page: Page) => {
  await page.waitForSelector('#kit-chat');
  return page.evaluate(() =>
    (window as unknown as { chats: { client_data: { client_language: string } }[] }).chats.map(
      ({ client_data }) => client_data.client_language,
    ),
  );
};

test('the chat begins anew when the language changes', async () => {
  const { page, complaints } = await open('/contacts', ['necessary', 'functional']);
  expect(await languageOf(page)).toEqual(['en']);
  const link = await page.waitForSelector('header a[lang^="es"]');
  await Promise.all([page.waitForNavigation(), link?.evaluate((element) => (element as HTMLElement).click())]);
  expect(new URL(page.url()).pathname).toBe('/es/contacts');
  expect(await languageOf(page)).toEqual(['es']);
  expect(parties.asked.filter((url) => url.startsWith('/chat/widget.js'))).toHaveLength(2);
  expect(complaints).toEqual([]);
  await page.close();
});
